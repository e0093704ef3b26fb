export default import.meta.glob<string>('../../../../src/tockwork/locale/fr/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
