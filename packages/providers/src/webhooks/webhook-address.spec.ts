import { describe, expect, it } from 'vitest';
import { isWebhookAddress } from './webhook-address.ts';

const PUBLIC = 'https://gaemilens.example';
const LOCAL = 'http://localhost:3000';

describe('the address of a webhook', () => {
  it.each(['https://bot.example.com/hook', 'https://bot.example.com:8443/a?b=c', 'https://203.0.114.9/hook'])(
    'may be %s',
    (address) => {
      expect([isWebhookAddress(address, PUBLIC), isWebhookAddress(address, LOCAL)]).toEqual([true, true]);
    },
  );

  it.each([
    'http://bot.example.com/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/hook',
    'https://metadata/hook',
    'https://db.internal/hook',
    'https://user:secret@bot.example.com/hook',
    'ftp://bot.example.com/hook',
    'file:///etc/passwd',
    'nonsense',
    `https://bot.example.com/${'a'.repeat(500)}`,
  ])('is never %s', (address) => {
    expect([isWebhookAddress(address, PUBLIC), isWebhookAddress(address, LOCAL)]).toEqual([false, false]);
  });

  it.each(['http://localhost:4000/hook', 'http://127.0.0.1:4000/hook', 'http://[::1]:4000/hook'])(
    'is this machine (%s) only where the service itself is offered there',
    (address) => {
      expect([isWebhookAddress(address, PUBLIC), isWebhookAddress(address, LOCAL)]).toEqual([false, true]);
    },
  );
});
