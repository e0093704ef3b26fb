export default import.meta.glob<string>(
  ['../../../../src/tockwork/locale/it/*.ftl', '!../../../../src/tockwork/locale/it/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
