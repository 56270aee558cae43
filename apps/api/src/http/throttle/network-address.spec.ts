import { describe, expect, it } from 'vitest';
import { maskNetwork } from './network-address.ts';

describe('maskNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
    ['203.0.113.7:40000', '203.0.113.7'],
    ['[2001:db8::7]:40000', '2001:db8:0:0'],
    ['[2001:db8::7]', '2001:db8:0:0'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(maskNetwork(address)).toBe(network);
  });
});
