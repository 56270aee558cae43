import { describe, expect, it } from 'vitest';
import { trustedProxyAddresses, unnamedProxy } from './trusted-proxies.ts';

describe('TRUSTED_PROXY_ADDRESSES', () => {
  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    [' 10.1.2.3, 172.16.0.0/12 fd00::/8,::1 ', ['10.1.2.3', '172.16.0.0/12', 'fd00::/8', '::1']],
    [' , ', []],
    ['0.0.0.0/1,10.0.0.7/32, fd00::/64 ::1/128', ['0.0.0.0/1', '10.0.0.7/32', 'fd00::/64', '::1/128']],
  ])('reads %j', (text, addresses) => {
    expect(trustedProxyAddresses.parse(text)).toEqual(addresses);
  });

  it.each([
    '1',
    'nginx',
    'loopback',
    '10.0.0.0/33',
    '10.0.0.0/',
    '::/129',
    '0.0.0.0/0',
    '::/0',
    'fe80::1%eth0',
    '10.0.0.1;x',
  ])('refuses %j', (text) => {
    expect(trustedProxyAddresses.safeParse(text).error?.issues[0]?.message).toBe(
      'must be IP addresses or networks (10.0.0.0/8), and not all of them',
    );
  });
});

describe('unnamedProxy', () => {
  it('asks for the proxy of an https address only, until one is named', () => {
    expect(unnamedProxy('https://lens.example', [])).toMatch(/^TRUSTED_PROXY_ADDRESSES: not set, .*127\.0\.0\.1/);
    expect(unnamedProxy('https://lens.example', ['127.0.0.1'])).toBeNull();
    expect(unnamedProxy('http://localhost:3000', [])).toBeNull();
  });
});
