import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('takes %s', (address) => {
    expect(isPushEndpoint(address, null)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/push',
    'https://8.8.8.8/push',
    'https://2130706433/push',
    'https://[::1]/push',
    'https://[2606:4700::1111]/push',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/push',
    'https://push.internal/push',
    'https://push/push',
    'https://user:password@push.example.com/push',
    `https://push.example.com/${'x'.repeat(1_000)}`,
    'file:///etc/passwd',
    'not an address',
  ])('refuses %s', (address) => {
    expect(isPushEndpoint(address, null)).toBe(false);
  });

  it('takes a push service of our own wherever it is, and no other', () => {
    const trusted = 'http://127.0.0.1:4000';
    expect(isPushEndpoint('http://127.0.0.1:4000/push', trusted)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:4001/push', trusted)).toBe(false);
    expect(isPushEndpoint('http://user@127.0.0.1:4000/push', trusted)).toBe(false);
  });
});
