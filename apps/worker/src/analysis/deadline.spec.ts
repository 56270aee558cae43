import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

const createdAt = new Date('2026-11-20T00:00:00Z');
const minutesAfter = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
const clock = { now: () => new Date() };
const pass = (minutes: number) => void vi.advanceTimersByTime(minutes * 60_000);

beforeEach(() => void vi.useFakeTimers({ now: createdAt }));
afterEach(() => void vi.useRealTimers());

describe('the deadline of an analysis', () => {
  const start = () => startDeadline({ createdAt, progress: 5, deadlineAt: minutesAfter(10) }, clock);

  it('passes after ten minutes without progress', () => {
    using deadline = start();
    pass(9);
    expect(deadline.signal.aborted).toBe(false);
    expect(deadline.progressed(5)).toEqual({ progress: 5, deadlineAt: minutesAfter(10) });
    pass(1);
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.hasPassed()).toBe(true);
  });

  it('moves with the progress, up to half an hour', () => {
    using deadline = start();
    for (const [progress, minutes] of [
      [10, 18],
      [20, 26],
      [30, 30],
      [40, 30],
    ] as const) {
      pass(8 - (progress === 40 ? 3 : 0));
      expect(deadline.progressed(progress)).toEqual({ progress, deadlineAt: minutesAfter(minutes) });
    }
    pass(1);
    expect(deadline.signal.aborted).toBe(true);
  });

  it('moves while another analysis gets on, up to half an hour', () => {
    using deadline = start();
    pass(9);
    expect(deadline.waited()).toEqual({ progress: 5, deadlineAt: minutesAfter(19) });
    for (const minutes of [18, 27]) {
      pass(9);
      expect(deadline.waited().deadlineAt).toEqual(minutesAfter(Math.min(30, minutes + 10)));
    }
    pass(3);
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.waited().deadlineAt).toEqual(minutesAfter(30));
  });

  it('never lies behind what the judge takes at worst', () => {
    using deadline = start();
    pass(9);
    deadline.progressed(35);
    deadline.judgingTakes(2 * 60_000);
    expect(deadline.progressed(35).deadlineAt).toEqual(minutesAfter(12));
    pass(2);
    expect(deadline.progressed(50).deadlineAt).toEqual(minutesAfter(12));
    pass(1);
    expect(deadline.signal.aborted).toBe(true);
  });

  it('does not come back once it has passed', () => {
    using deadline = start();
    pass(11);
    expect(deadline.progressed(90).deadlineAt).toEqual(minutesAfter(10));
  });

  it('passes at once, without a warning of Node, where the machine has slept past it', async () => {
    vi.useRealTimers();
    const warned = vi.fn();
    process.on('warning', warned);
    onTestFinished(() => void process.off('warning', warned));
    using deadline = startDeadline({ createdAt, progress: 5, deadlineAt: new Date(Date.now() - 60_000) }, clock);
    await once(deadline.signal, 'abort');
    expect(warned).not.toHaveBeenCalled();
  });
});
