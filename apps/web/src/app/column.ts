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
  '/mjb',
  '/scorecard',
  '/mypage/alerts',
  '/today',
]);
/** The same for every address under these. */
const wideFolders = ['/r/', '/event/', '/stock/'];
/** Screens that show a result in full where their address names one. */
const detailPaths = new Set(['/search', '/favorite', '/mjb-search', '/mjb-favorite']);

/** Column of a screen. It is told by the address alone, so that nothing moves when data comes. */
export function chooseColumn(path: string, { search }: { search: string }): Column {
  if (path === '/admin') return 'table';
  if (widePaths.has(path) || wideFolders.some((folder) => path.startsWith(folder))) return 'wide';
  const params = new URLSearchParams(search);
  if (detailPaths.has(path) && params.has('detail')) return 'wide';
  // Boards: watched stocks and the histories. The records of one stock are a column of text.
  if (path === '/favorite' || path === '/mjb-favorite') return params.has('stock') ? 'text' : 'wide';
  return path === '/search' || path === '/mjb-search' ? 'wide' : 'text';
}
