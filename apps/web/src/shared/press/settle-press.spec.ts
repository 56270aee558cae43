import { messages } from '@gaemi/contracts/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { CallDropped } from '../session/renewal.ts';
import { dropPresses } from './press-storage.ts';
import { claimPress, isOpenPress, isRepeatable } from './press-store.ts';
import { OutcomeUnknown, type Press, SettledElsewhere, settlePress } from './settle-press.ts';

const lost = () => new ApiError({ status: 0, code: 'NO_ANSWER', detail: '' });
const refused = () => new ApiError({ status: 402, code: 'NOT_ENOUGH_CREDIT', detail: '크레딧이 부족합니다.' });

/** Sends and looks as given, one after the other, and notes what was done. A step is what it answers or throws. */
function settled(steps: Record<'send' | 'look', unknown[]>, options: Partial<Press<unknown>> = {}) {
  const done: string[] = [];
  const take = async (name: 'send' | 'look') => {
    done.push(name);
    const step = steps[name].shift();
    if (step instanceof Error) throw step;
    return step;
  };
  const press = {
    id: 'press',
    send: () => take('send'),
    look: async () => (await take('look')) === true,
    isOpen: () => true,
    ...options,
  };
  const run = async () => {
    // The pauses between the steps are jumped over.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const outcome = settlePress(press).catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      return await outcome;
    } finally {
      vi.useRealTimers();
    }
  };
  return { done, run };
}

describe('settling a press', () => {
  it('sends once when the answer comes', async () => {
    const { done, run } = settled({ send: ['yes'], look: [] });
    expect(await run()).toEqual({ isAccepted: true, answer: 'yes' });
    expect(done).toEqual(['send']);
  });

  it('looks after a lost answer and sends nothing more where the server has it', async () => {
    const { done, run } = settled({ send: [lost()], look: [lost(), true] });
    expect(await run()).toEqual({ isAccepted: true, answer: null });
    expect(done).toEqual(['send', 'look', 'look']);
  });

  it('sends again where the server does not have it', async () => {
    const { done, run } = settled({ send: [lost(), 'yes'], look: [false] });
    expect(await run()).toEqual({ isAccepted: true, answer: 'yes' });
    expect(done).toEqual(['send', 'look', 'send']);
  });

  it('throws a refusal, of a repeat, too', async () => {
    expect(await settled({ send: [refused()], look: [] }).run()).toEqual(refused());
    expect(await settled({ send: [lost(), refused()], look: [false] }).run()).toEqual(refused());
  });

  it('throws that the outcome is unknown when too many answers were lost', async () => {
    const { done, run } = settled({ send: [lost()], look: Array.from({ length: 5 }, lost) });
    const error = await run();
    expect(error).toBeInstanceOf(OutcomeUnknown);
    expect(error).toMatchObject({ detail: messages.pressUnknown });
    expect(done).toHaveLength(6);
  });

  it('sends nothing more once the member has left', async () => {
    let isOpen = true;
    const { done, run } = settled({ send: [lost()], look: [false] }, { isOpen: () => isOpen });
    const outcome = run();
    isOpen = false;
    expect(await outcome).toBeInstanceOf(CallDropped);
    expect(done).toEqual(['send']);
  });

  describe('in another tab', () => {
    const closed = { isClosed: () => true };
    /** Closed after the first answer was lost. */
    const settledThere = async (steps: Parameters<typeof settled>[0], options: Partial<Press<unknown>> = {}) => {
      let isOpen = true;
      const { done, run } = settled(steps, { ...closed, ...options, isOpen: () => isOpen });
      const outcome = run();
      isOpen = false;
      return { outcome: await outcome, done };
    };

    it('is looked up once and accepted where the server has it', async () => {
      const { outcome, done } = await settledThere({ send: [lost()], look: [true] });
      expect(outcome).toEqual({ isAccepted: true, answer: null });
      expect(done).toEqual(['send', 'look']);
    });

    it('is told as settled there where it was refused, or cannot be looked up', async () => {
      const refusedThere = await settledThere({ send: [lost()], look: [false] });
      expect(refusedThere.outcome).toBeInstanceOf(SettledElsewhere);
      expect(refusedThere.done).toEqual(['send', 'look']);
      const blind = await settledThere({ send: [lost()], look: [] }, { look: undefined });
      expect(blind.outcome).toMatchObject({ detail: messages.pressSettledElsewhere });
    });
  });

  describe('after two days of sleep', () => {
    const slept = async (steps: Parameters<typeof settled>[0], options: Partial<Press<unknown>>) => {
      const createId = () => 'slept';
      await claimPress({ kind: 'grant', target: '1', owner: 'member@example.com', createId });
      const { done, run } = settled(steps, { ...options, isOpen: () => isOpenPress('slept') });
      const running = run();
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 48 * 3_600_000);
      return { outcome: await running, done };
    };
    afterEach(() => {
      vi.restoreAllMocks();
      dropPresses(null);
    });

    it('looks and sends again where a look can tell', async () => {
      const { outcome, done } = await slept({ send: [lost(), 'yes'], look: [false] }, {});
      expect(outcome).toEqual({ isAccepted: true, answer: 'yes' });
      expect(done).toEqual(['send', 'look', 'send']);
    });

    it('sends nothing more under an id that the server has forgotten', async () => {
      const options = { look: undefined, mayRepeat: () => isRepeatable('slept') };
      const { outcome, done } = await slept({ send: [lost()], look: [] }, options);
      expect(outcome).toBeInstanceOf(OutcomeUnknown);
      expect(done).toEqual(['send']);
    });
  });

  it('takes a refusal of a repeat for the proof that it was done, where it is one', async () => {
    const options = { isDone: ({ status }: ApiError, count: number) => count > 0 && status === 402 };
    expect(await settled({ send: [lost(), refused()], look: [false] }, options).run()).toMatchObject({ answer: null });
    expect(await settled({ send: [refused()], look: [] }, options).run()).toEqual(refused());
  });

  it('sends nothing by itself after a reload', async () => {
    const { done, run } = settled({ send: [], look: [lost(), false] }, { looksFirst: true, sendsWhenAbsent: false });
    expect(await run()).toEqual({ isAccepted: false });
    expect(done).toEqual(['look', 'look']);
  });

  it('is refused at once without a network: nothing has left', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { done, run } = settled({ send: [], look: [] });
    expect(await run()).toMatchObject({ detail: '인터넷에 연결되어 있지 않아요' });
    expect(done).toEqual([]);
    online.mockRestore();
  });
});
