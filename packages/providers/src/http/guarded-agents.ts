import { lookup as resolve } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** Code of the error that a connection to a private address ends with. */
export const PRIVATE_ADDRESS = 'EPRIVATEADDRESS';

/** Resolves a name and refuses it when any of its addresses is private: the connection goes to just the addresses that were checked. */
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
// Agents of their own, so that no pooled connection to an unchecked address is used again.
const guarded = {
  'http:': new HttpAgent({ ...settings, lookup: publicLookup }),
  'https:': new HttpsAgent({ ...settings, lookup: publicLookup }),
};

/** The agent to reach `url` with. `trusted`: any address will do, else public ones only. @throws for a private address written as such */
export function agentFor(url: URL, trusted: boolean): HttpAgent {
  const protocol = url.protocol === 'https:' ? 'https:' : 'http:';
  if (trusted) return open[protocol];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Addresses are connected to without a lookup.
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw privateAddressError();
  return guarded[protocol];
}

function privateAddressError(): NodeJS.ErrnoException {
  return Object.assign(new Error('address is not public'), { code: PRIVATE_ADDRESS });
}
