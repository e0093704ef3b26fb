export default import.meta.glob<string>(
  ['../../../../src/tockwork/locale/de/*.ftl', '!../../../../src/tockwork/locale/de/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
