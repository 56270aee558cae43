/** Hosts under which a publisher serves the same article. */
const hostPrefix = /^(?:www|m|mobile|amp)\./;
const ampPath = /\/amp(?:\.html?)?$/;
const ampParameter = /^(?:amp|outputType)(?:=(?:1|true|amp)?)?$/i;

/**
 * Returns what the copies of an article at one publisher have in common: the address without scheme, mobile and AMP forms.
 * It only compares; the link of the article stays as it was found.
 */
export function articleKey(link: string): string {
  const [address = '', ...queries] = link.replace(/^https?:\/\//, '').split('?');
  // A query may have a question mark itself, and what follows it may tell two articles apart.
  const query = queries.join('?');
  const path = address.replace(hostPrefix, '').replace(/\/+$/, '').replace(ampPath, '').replace(/\/+$/, '');
  const parameters = query.split('&').filter((each) => each !== '' && !ampParameter.test(each));
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
