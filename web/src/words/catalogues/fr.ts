export default import.meta.glob<string>(
  ['../../../../src/tockwork/locale/fr/*.ftl', '!../../../../src/tockwork/locale/fr/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
