import { lookup as resolve } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** Error code of a refused connection to a private address. */
export const PRIVATE_ADDRESS = 'EPRIVATEADDRESS';

/**
 * Resolves a name and refuses it when any of its addresses is private. The connection then uses exactly the checked
 * addresses.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(privateAddressError(), '');
    }
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

const settings = { keepAlive: true, maxFreeSockets: 4, timeout: 20_000 };
const open = { 'http:': new HttpAgent(settings), 'https:': new HttpsAgent(settings) };
// Separate agents, so that no pooled connection to an unchecked address is reused.
const guarded = {
  'http:': new HttpAgent({ ...settings, lookup: publicLookup }),
  'https:': new HttpsAgent({ ...settings, lookup: publicLookup }),
};

/**
 * Returns the agent for `url`. `trusted` allows every address, otherwise only public ones. @throws for a literal
 * private address
 */
export function agentFor(url: URL, trusted: boolean): HttpAgent {
  const protocol = url.protocol === 'https:' ? 'https:' : 'http:';
  if (trusted) return open[protocol];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Literal addresses are connected to without a lookup.
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw privateAddressError();
  return guarded[protocol];
}

function privateAddressError(): NodeJS.ErrnoException {
  return Object.assign(new Error('address is not public'), { code: PRIVATE_ADDRESS });
}
