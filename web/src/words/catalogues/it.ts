export default import.meta.glob<string>('../../../../src/tockwork/locale/it/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
