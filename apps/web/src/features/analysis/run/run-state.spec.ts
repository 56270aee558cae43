import { describe, expect, it } from 'vitest';
import type { KeptRun } from './kept-run.ts';
import { nextRunState, type RunEvent, type RunState } from './run-state.ts';

const run: KeptRun = {
  requestId: 'one',
  stock: { code: '005930', name: '삼성전자' },
  owner: 'member@example.com',
  charged: null,
  stage: 'asked',
};
const accepted: KeptRun = { ...run, charged: 20, stage: 'accepted' };

const after = (...events: RunEvent<KeptRun>[]): RunState<KeptRun> =>
  events.reduce<RunState<KeptRun>>(nextRunState, { phase: 'idle' });

describe('the state of an analysis', () => {
  it('goes from the request over the progress to the result', () => {
    expect(after({ type: 'asked', run })).toEqual({ phase: 'asking', run });
    const started: RunEvent<KeptRun>[] = [
      { type: 'asked', run },
      { type: 'accepted', run: accepted },
    ];
    expect(after(...started)).toEqual({ phase: 'running', run: accepted });
    const finished: RunEvent<KeptRun>[] = [...started, { type: 'finished', requestId: 'one' }];
    expect(after(...finished)).toEqual({ phase: 'finished', run: accepted });
    expect(after(...finished, { type: 'arrived', requestId: 'one' })).toEqual({ phase: 'idle' });
  });

  it('keeps why it failed until it is released', () => {
    const failed: RunEvent<KeptRun>[] = [
      { type: 'asked', run },
      { type: 'accepted', run: accepted },
      { type: 'failed', requestId: 'one', detail: '뉴스가 부족해요.', isLost: false },
    ];
    expect(after(...failed)).toEqual({ phase: 'failed', run: accepted, detail: '뉴스가 부족해요.', isLost: false });
    expect(after(...failed, { type: 'finished', requestId: 'one' })).toMatchObject({ phase: 'failed' });
    expect(after(...failed, { type: 'released' })).toEqual({ phase: 'idle' });
  });

  it('notes how far it got in every phase', () => {
    const change: RunEvent<KeptRun> = { type: 'advanced', requestId: 'one', change: { stage: 'accepted' } };
    expect(after({ type: 'asked', run }, change)).toEqual({ phase: 'asking', run: { ...run, stage: 'accepted' } });
  });

  it('neither finishes nor fails before it is accepted', () => {
    const asking: RunState<KeptRun> = { phase: 'asking', run };
    expect(nextRunState(asking, { type: 'finished', requestId: 'one' })).toBe(asking);
    expect(nextRunState(asking, { type: 'failed', requestId: 'one', detail: '', isLost: false })).toBe(asking);
  });

  it('is not changed by events of another analysis, nor while there is none', () => {
    const running: RunState<KeptRun> = { phase: 'running', run: accepted };
    const late: RunEvent<KeptRun>[] = [
      { type: 'accepted', run: { ...run, requestId: 'other' } },
      { type: 'advanced', requestId: 'other', change: { charged: 0 } },
      { type: 'finished', requestId: 'other' },
      { type: 'failed', requestId: 'other', detail: '', isLost: true },
      { type: 'arrived', requestId: 'other' },
    ];
    for (const event of late) expect(nextRunState(running, event)).toBe(running);
    expect(after(...late)).toEqual({ phase: 'idle' });
  });

  it('follows the analysis that was asked for last', () => {
    const other = { ...run, requestId: 'other' };
    expect(after({ type: 'asked', run }, { type: 'asked', run: other })).toEqual({ phase: 'asking', run: other });
  });
});
