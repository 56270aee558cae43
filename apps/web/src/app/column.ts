/** How wide header, content and footer are: a column of text, a table of many columns, two columns of text, or three where there is room. */
export type Column = 'text' | 'table' | 'wide' | 'broad';

/** The home of a member, and the page of the day. */
const broad = /^\/(select-service|today)$/;
/** Screens of two columns at any time, with the way to the log-in; the same for every address under the last three. */
const wide = /^\/((login|sample|subscribe|analysis|mjb|scorecard|mypage\/alerts)?$|(r|event|stock)\/)/;
/** Screens that show a result in full where their address names one: boards, watched stocks and the histories. */
const boards = /^\/(mjb-)?(search|favorite)$/;

/** Column of a screen. It is told by the address alone, so that nothing moves when data comes. */
export function chooseColumn(path: string, { search }: { search: string }): Column {
  if (path === '/admin') return 'table';
  if (broad.test(path)) return 'broad';
  if (wide.test(path)) return 'wide';
  if (!boards.test(path)) return 'text';
  const params = new URLSearchParams(search);
  // The records of one watched stock are a column of text.
  return !params.has('detail') && path.endsWith('favorite') && params.has('stock') ? 'text' : 'wide';
}
