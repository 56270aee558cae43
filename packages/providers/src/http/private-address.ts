import ipaddr from 'ipaddr.js';

/** IPv6 addresses with an IPv4 address at the end, a form given up long ago, which ipaddr.js counts as unicast. */
const ipv4Compatible = ipaddr.parseCIDR('::/96');

/** Returns whether an IP address is loopback, link-local, private or reserved. Other text counts as private. */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  return parsed.range() !== 'unicast' || (parsed.kind() === 'ipv6' && parsed.match(ipv4Compatible));
}

/**
 * Returns true when a URL's host is inside a private network by its form: a private address, localhost, or a name
 * without a public suffix.
 */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (ipaddr.isValid(bare)) return isPrivateAddress(bare);
  return (
    !bare.includes('.') || /\.(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|test)$/.test(bare)
  );
}
