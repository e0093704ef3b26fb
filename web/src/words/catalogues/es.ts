export default import.meta.glob<string>(
  ['../../../../src/tockwork/locale/es/*.ftl', '!../../../../src/tockwork/locale/es/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
