// What every visitor hears; the rest comes with the pages that say it.
export default import.meta.glob<string>(
  '../../../../src/tockwork/locale/it/{games,house,pages,play,titles,why,words}.ftl',
  { eager: true, query: '?raw', import: 'default' },
);
