/** Hosts under which a publisher serves the same article. */
const hostPrefix = /^(?:www|m|mobile|amp)\./;
const ampPath = /\/amp(?:\.html?)?$/;
const ampParameter = /^(?:amp|outputType)(?:=(?:1|true|amp)?)?$/i;
/** Parameters by which a publisher counts where its readers come from: NAVER's results have them, its feed and GDELT have not. */
const origins: Readonly<Record<string, RegExp>> = {
  'yna.co.kr': /^(?:input|section|site)=/,
  'sedaily.com': /^OutLink=/i,
  'edaily.co.kr': /^OutLnkChk=/i,
  'n.news.naver.com': /^(?:sid|ntype|type)=/,
};

/**
 * Returns what the copies of an article at one publisher have in common: the address without scheme, mobile and AMP forms,
 * and without where its reader came from.
 * It only compares; the link of the article stays as it was found.
 */
export function articleKey(link: string): string {
  const [address = '', ...queries] = link.replace(/^https?:\/\//, '').split('?');
  // A query may have a question mark itself, and what follows it may tell two articles apart.
  const query = queries.join('?');
  const path = address.replace(hostPrefix, '').replace(/\/+$/, '').replace(ampPath, '').replace(/\/+$/, '');
  const host = path.split('/', 1)[0] ?? '';
  const origin = Object.hasOwn(origins, host) ? origins[host] : undefined;
  const parameters = query
    .split('&')
    .filter((each) => each !== '' && !ampParameter.test(each) && origin?.test(each) !== true);
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
