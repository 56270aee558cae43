import ipaddr from 'ipaddr.js';

/** Number of 16-bit groups of the network that one IPv6 caller has. */
const GROUPS = 4;

/**
 * The address that one caller is counted by: an IPv4 address, or the /64 network of an IPv6 address, of which one caller has
 * all. A port that a proxy appended tells nobody apart.
 */
export function maskNetwork(address: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([^:]*):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, GROUPS)
    .map((part) => part.toString(16))
    .join(':');
}
