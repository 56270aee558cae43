import { describe, expect, it } from 'vitest';
import { coverageOfStreams } from './stream-coverage.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const now = at('23T12:00');
const times = { now, everyMs: 600_000 };

describe('what the streams of a source cover together', () => {
  it('is what each of them covers', () => {
    const one = { spans: [span('20T00:00', '21T00:00'), span('22T00:00', '23T11:50')], readAt: now };
    const other = { spans: [span('20T12:00', '23T11:40')], readAt: now };
    expect(coverageOfStreams([one, other], times)).toEqual({
      spans: [span('20T12:00', '21T00:00'), span('22T00:00', '23T11:40')],
      end: at('23T11:40'),
    });
    expect(coverageOfStreams([one], times)?.end).toEqual(at('23T11:50'));
  });

  it('leaves out a stream that was not read lately, and is nothing where none was', () => {
    const fresh = { spans: [span('22T00:00', '23T11:50')], readAt: at('23T11:29') };
    const behind = { spans: [span('22T12:00', '23T10:00')], readAt: at('23T11:28') };
    const never = { spans: [], readAt: null };
    expect(coverageOfStreams([fresh, behind, never], times)?.spans).toEqual([span('22T00:00', '23T11:50')]);
    expect(coverageOfStreams([behind, never], times)).toBeNull();
    expect(coverageOfStreams([], times)).toBeNull();
  });

  it('leaves out one that was read by a clock far ahead', () => {
    const near = { spans: [span('22T00:00', '23T11:50')], readAt: at('23T12:05') };
    const far = { spans: [span('22T00:00', '30T11:50')], readAt: at('30T12:00') };
    expect(coverageOfStreams([near, far], times)?.spans).toEqual(near.spans);
    expect(coverageOfStreams([far], times)).toBeNull();
  });

  it('leaves out one that tells of no period, as a feed without dates', () => {
    const dated = { spans: [span('22T00:00', '23T11:50')], readAt: now };
    const undated = { spans: [], readAt: now };
    expect(coverageOfStreams([undated, dated], times)?.spans).toEqual([span('22T00:00', '23T11:50')]);
    expect(coverageOfStreams([undated], times)).toBeNull();
  });

  it('is nothing where they have no common period', () => {
    const early = { spans: [span('22T00:00', '22T10:00')], readAt: now };
    const late = { spans: [span('22T11:00', '23T11:00')], readAt: now };
    expect(coverageOfStreams([early, late], times)).toBeNull();
  });
});
