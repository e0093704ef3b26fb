export default import.meta.glob<string>('../../../../src/tockwork/locale/nl/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
