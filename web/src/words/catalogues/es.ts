export default import.meta.glob<string>('../../../../src/tockwork/locale/es/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
