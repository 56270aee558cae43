import ipaddr from 'ipaddr.js';

/** IPv6 addresses with an IPv4 address at the end, a form given up long ago, which ipaddr.js counts as unicast. */
const ipv4Compatible = ipaddr.parseCIDR('::/96');

/** Addresses that a network without IPv4 makes of IPv4 addresses (NAT64, RFC 6052): they lead where the last 32 bits do. */
const translated = ipaddr.parseCIDR('64:ff9b::/96');

/**
 * Addresses in public ranges at which a cloud answers its own machines only: 168.63.129.16, Azure's agent with names and
 * secrets. The metadata of the others (169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254) are in private ranges.
 */
const ofTheCloud: readonly string[] = ['168.63.129.16'];

/** Returns whether an IP address is loopback, link-local, private or reserved. Other text counts as private. */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (ofTheCloud.includes(parsed.toString())) return true;
  if (parsed.kind() === 'ipv6' && parsed.match(translated))
    return isPrivateAddress(parsed.toByteArray().slice(-4).join('.'));
  return parsed.range() !== 'unicast' || (parsed.kind() === 'ipv6' && parsed.match(ipv4Compatible));
}

/** What every form of an address has. ipaddr.js takes long over a name, and each article's link has one. */
const mayBeAddress = /:|(?:^|\.)\d\w*$/;

/**
 * Returns true when a URL's host is inside a private network by its form: a private address, localhost, or a name
 * without a public suffix.
 */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (mayBeAddress.test(bare) && ipaddr.isValid(bare)) return isPrivateAddress(bare);
  return (
    !bare.includes('.') || /\.(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|test)$/.test(bare)
  );
}
