import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPresses } from './press-storage.ts';
import { type Claim, claimPress, closePress, isClosedPress, isOpenPress, markAccepted } from './press-store.ts';

let next = 0;
const claim = (change: Partial<Claim> = {}) =>
  claimPress({
    kind: 'news',
    target: '005930',
    owner: 'member@example.com',
    createId: () => {
      next += 1;
      return `request-${next}`;
    },
    ...change,
  });

describe('the open presses of a browser', () => {
  beforeEach(() => {
    next = 0;
  });
  afterEach(() => {
    localStorage.clear();
    vi.useRealTimers();
  });

  it('give the same id to presses on the same target until its outcome is known', async () => {
    const [first, second] = await Promise.all([claim(), claim()]);
    expect(first).toMatchObject({ isNew: true, press: { id: 'request-1', isAccepted: false } });
    expect(second).toMatchObject({ isNew: false, press: { id: 'request-1' } });
    await markAccepted('request-1');
    expect((await claim()).press).toMatchObject({ id: 'request-1', isAccepted: true });
    await closePress('request-1');
    expect(isOpenPress('request-1')).toBe(false);
    expect((await claim()).press.id).toBe('request-2');
  });

  it('tell apart targets, kinds and members', async () => {
    const others = [claim({ target: '000660' }), claim({ kind: 'grant' }), claim({ owner: 'other@example.com' })];
    const ids = (await Promise.all([claim(), ...others])).map(({ press }) => press.id);
    expect(new Set(ids).size).toBe(4);
  });

  it('are dropped with their member', async () => {
    const { press } = await claim();
    const { press: others } = await claim({ owner: 'other@example.com' });
    dropPresses('other@example.com');
    expect([isOpenPress(press.id), isOpenPress(others.id)]).toEqual([false, true]);
    dropPresses(null);
    expect(localStorage.length).toBe(0);
  });

  it('are known as closed in other tabs, unless their member has left', async () => {
    const { press } = await claim();
    expect(isClosedPress(press.id)).toBe(false);
    await closePress(press.id);
    await closePress('never-open');
    expect([isClosedPress(press.id), isClosedPress('never-open')]).toEqual([true, false]);
    dropPresses('member@example.com');
    expect(isClosedPress(press.id)).toBe(true);
    dropPresses(null);
    expect(isClosedPress(press.id)).toBe(false);
  });

  it('lend an id as long as the server keeps it, and stay open however old they are', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:00:00Z') });
    const { press } = await claim();
    const { press: grant } = await claim({ kind: 'grant' });
    vi.setSystemTime(new Date('2026-11-21T01:00:00Z'));
    expect((await claim()).press.id).toBe(press.id);
    expect(isOpenPress(grant.id)).toBe(true);
    expect((await claim({ kind: 'grant' })).isNew).toBe(true);
    expect(isOpenPress(grant.id)).toBe(false);
    vi.setSystemTime(new Date('2026-11-27T01:00:00Z'));
    await claim({ target: '000660' });
    expect(isOpenPress(press.id)).toBe(true);
    expect((await claim()).isNew).toBe(true);
  });

  it('are forgotten once accepted and ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:00:00Z') });
    const { press } = await claim();
    await markAccepted(press.id);
    vi.setSystemTime(new Date('2026-11-20T01:30:00Z'));
    expect((await claim()).isNew).toBe(true);
    expect(isOpenPress(press.id)).toBe(false);
  });

  it('survive a store that holds something else', async () => {
    for (const other of ['{', '{}', '[null,{"id":1}]']) {
      localStorage.setItem('openPresses', other);
      expect((await claim()).isNew).toBe(true);
    }
  });
});
