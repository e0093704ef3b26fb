export default import.meta.glob<string>(
  ['../../../../src/tockwork/locale/nl/*.ftl', '!../../../../src/tockwork/locale/nl/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
