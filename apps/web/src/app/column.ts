import { holdsShownRun } from '../features/analysis/run/shown-run.ts';

/** How wide header, content and footer are: a column of text, a table of many columns, two columns of text. */
export type Column = 'text' | 'table' | 'wide';

/** Screens of two columns at any time. */
const widePaths = new Set([
  '/',
  '/login',
  '/sample',
  '/select-service',
  '/subscribe',
  '/analysis',
  '/scorecard',
  '/mypage/alerts',
  '/today',
]);
/** The same for every address under these. */
const wideFolders = ['/r/', '/event/', '/stock/'];
/** Screens that show a result in full where their address names one. */
const detailPaths = new Set(['/search', '/favorite', '/mjb-search', '/mjb-favorite']);

/** Column of a screen. It is told by the address and the history entry alone, so that nothing moves when data comes. */
export function chooseColumn(path: string, { search, state }: { search: string; state: unknown }): Column {
  if (path === '/admin') return 'table';
  if (widePaths.has(path) || wideFolders.some((folder) => path.startsWith(folder))) return 'wide';
  // The result of the accumulation ratio; its search is one column.
  if (path === '/mjb') return holdsShownRun(state) ? 'wide' : 'text';
  const params = new URLSearchParams(search);
  if (detailPaths.has(path) && params.has('detail')) return 'wide';
  // Tables of many columns: the board of watched stocks and the history by stock.
  const isBoard = path === '/favorite' ? !params.has('stock') : path === '/search' && params.get('view') === 'stocks';
  return isBoard ? 'wide' : 'text';
}
