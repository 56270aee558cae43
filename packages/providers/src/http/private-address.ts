import ipaddr from 'ipaddr.js';

/** Networks that hold an IPv4 address or no public server, which ipaddr.js counts as unicast. */
const alsoPrivate = ['::/96', '192.88.99.0/24', '64:ff9b:1::/48', '3fff::/20', 'fec0::/10'].map((net) =>
  ipaddr.parseCIDR(net),
);

/** Returns whether an IP address is loopback, link-local, private or reserved. Other text counts as private. */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  return parsed.range() !== 'unicast' || alsoPrivate.some(([net, bits]) => isWithin(parsed, net, bits));
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, net: ipaddr.IPv4 | ipaddr.IPv6, bits: number): boolean {
  return address.kind() === net.kind() && address.match(net, bits);
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
