// What every visitor hears; the rest comes with the pages that say it.
// Written by tools/typescript.py.
export default import.meta.glob<string>(
  '../../../../src/tockwork/locale/fr/{games,house,pages,play,titles,why,words}.ftl',
  { eager: true, query: '?raw', import: 'default' },
);
