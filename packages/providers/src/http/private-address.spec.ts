import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress, isPrivateHost } from './private-address.ts';

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::a83f:8110',
    '::7f00:1',
    '::ffff:0:7f00:1',
    'fec0::1',
    '192.88.99.1',
    '64:ff9b:1::1',
    '3fff::1',
    '168.63.129.16',
    '0xa83f8110',
    '::ffff:168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    'fd00:ec2::254',
    'not an address',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '168.63.129.17', '172.32.0.1', '223.130.200.219', '2606:4700::1111', '64:ff9b::808:808'])(
    '%s is public',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe('isPrivateHost', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost', 'stub', 'news.internal', 'localhost.localdomain', 'nas.home.arpa'])(
    '%s is private',
    (host) => {
      expect(isPrivateHost(host)).toBe(true);
    },
  );

  it.each(['openapi.naver.com', '8.8.8.8', 'localhost.example.com'])('%s is public', (host) => {
    expect(isPrivateHost(host)).toBe(false);
  });

  it.each([
    '2130706433',
    '0x7f000001',
    '017700000001',
    '127.1',
    '127.0.1',
    '10.0x1',
    '1.2.3.4',
    '8.8.8.010',
    '::',
    '1::2',
  ])('takes %s for the address that it is', (host) => {
    expect(ipaddr.isValid(host)).toBe(true);
    expect(isPrivateHost(host)).toBe(isPrivateAddress(host));
  });

  it('takes no name for an address, whatever it ends with', () => {
    for (const host of ['a.b1', 'news1.kr', '1.example', 'x.0xg', 'e4.net', '9news.com.au'])
      expect([host, isPrivateHost(host)]).toEqual([host, false]);
  });
});
