export default import.meta.glob<string>('../../../../src/tockwork/locale/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
