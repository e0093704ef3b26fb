export default import.meta.glob<string>(
  ['../../../../src/tockwork/locale/en/*.ftl', '!../../../../src/tockwork/locale/en/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
