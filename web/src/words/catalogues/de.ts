export default import.meta.glob<string>('../../../../src/tockwork/locale/de/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
