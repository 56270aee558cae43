import { BlockList, isIP } from 'node:net';

const privateRanges: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const privateRanges6: readonly [string, number][] = [
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['100::', 64],
  // These carry an IPv4 address inside or are for documents, so none is a public web server.
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

// Two lists: one list alone would take every IPv4 address for its IPv6-mapped form.
const blocked4 = new BlockList();
const blocked6 = new BlockList();
for (const [net, prefix] of privateRanges) blocked4.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of privateRanges6) blocked6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is loopback, link-local, private, reserved or otherwise no public host. Anything that is no IP address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return true;
  return version === 6 ? blocked6.check(address, 'ipv6') : blocked4.check(address, 'ipv4');
}

/** Whether a URL's host says by itself that it is inside our own walls: a private address, localhost, or a name without a public suffix. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(bare) !== 0) return isPrivateAddress(bare);
  return (
    !bare.includes('.') || /\.(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|test)$/.test(bare)
  );
}
