import { createKeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { describe, expect, it } from 'vitest';
import { type Account, type Device, DeviceCookies, MARK_DAYS, newDevice } from './device-cookie.ts';

const cookies = new DeviceCookies(createKeyedHash('a secret of sixteen characters', 'device-cookie'));
const now = new Date('2026-11-30T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const account = (name: string, passwordHash: string | null = 'hash'): Account => ({
  email: `${name}@example.com`,
  passwordHash,
});
const knowing = (device: Device, ...names: string[]) =>
  names.reduce((known, name) => cookies.knowing(known, account(name), now), device);

describe('a device', () => {
  it('knows an address under its password, and has proved it under any', () => {
    const device = knowing(newDevice(), 'one');
    expect(cookies.knows(device, account('one'), now)).toBe(true);
    expect(cookies.knows(device, account('one', 'another'), now)).toBe(false);
    expect(cookies.knows(device, account('one', null), now)).toBe(false);
    expect(cookies.hasProved(device, 'one@example.com', now)).toBe(true);
    const other = { ...device, id: newDevice().id };
    expect([cookies.knows(other, account('one'), now), cookies.hasProved(other, 'one@example.com', now)]).toEqual([
      ...[false, false],
    ]);
  });

  it('has proved no address but its own', () => {
    const device = knowing(newDevice(), 'one', 'two');
    expect(['one', 'two', 'three'].map((name) => cookies.hasProved(device, `${name}@example.com`, now))).toEqual([
      ...[true, true, false],
    ]);
  });

  it('knows an address for a year', () => {
    const device = knowing(newDevice(), 'one');
    for (const [days, is] of [
      [MARK_DAYS, true],
      [MARK_DAYS + 1, false],
    ] as const) {
      expect(cookies.knows(device, account('one'), later(days))).toBe(is);
      expect(cookies.hasProved(device, 'one@example.com', later(days))).toBe(is);
    }
    const again = cookies.knowing(device, account('one'), later(MARK_DAYS));
    expect(cookies.knows(again, account('one'), later(MARK_DAYS + 1))).toBe(true);
  });

  it('knows the five addresses proved last, each once', () => {
    const device = knowing(newDevice(), 'one', 'two', 'three', 'four', 'five', 'five', 'one', 'six');
    const known = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) =>
      cookies.knows(device, account(name), now),
    );
    expect(known).toEqual([true, false, true, true, true, true]);
    expect(device.marks).toHaveLength(5);
  });
});

describe('its cookie', () => {
  const device = knowing(newDevice(), 'one', 'two');
  const cookie = cookies.write(device);

  it('is read as it was written', () => {
    expect(cookies.read(cookie)).toEqual(device);
    expect(cookies.read(cookies.write(newDevice()))?.marks).toEqual([]);
  });

  it('tells no address', () => {
    expect(cookie).not.toContain('one');
    expect(Buffer.from(cookie, 'base64url').toString()).not.toContain('one@');
  });

  const [content, signature] = [cookie.slice(0, cookie.lastIndexOf('.')), cookie.slice(cookie.lastIndexOf('.') + 1)];
  const others = new DeviceCookies(createKeyedHash('another secret of the same', 'device-cookie'));
  it.each([
    ['none', undefined],
    ['empty', ''],
    ['without a signature', content],
    ['with an empty signature', `${content}.`],
    ['with a signature alone', `.${signature}`],
    ['with another signature', `${content}.${'A'.repeat(43)}`],
    ['with a mark less', `${content.slice(0, content.lastIndexOf('.'))}.${signature}`],
    ['with another device', `${'A'.repeat(22)}${content.slice(22)}.${signature}`],
    ['of another secret', others.write(device)],
  ])('%s is nobody’s', (_, text) => {
    expect(cookies.read(text)).toBeUndefined();
  });
});
