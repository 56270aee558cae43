import { describe, expect, it } from 'vitest';
import { type SideEvent, summariseSide } from './summarise-side.ts';

const events: SideEvent[] = [
  { title: '한빛전자, 2분기 영업이익 38% 증가', strength: 2 },
  { title: '한빛전자, 3분기 흑자 전환', strength: 3 },
  { title: '한빛전자, 640억 규모 공급계약 체결', strength: 2 },
];

describe('summariseSide', () => {
  it('names the leading themes with their counts and the strongest event', () => {
    const summary = summariseSide({ side: 'good', companyName: '한빛전자', events, score: 72 });
    expect(summary).toBe(
      '한빛전자의 호재로 본 소식은 모두 3건이고, 그 가운데 실적 2건, 수주·계약 1건이 눈에 띄어요. ' +
        '가장 무게 있게 본 소식은 ‘한빛전자, 3분기 흑자 전환’ 기사예요. 이 기간의 호재는 힘이 뚜렷한 편이에요.',
    );
  });

  it('does not depend on the order of the events', () => {
    const summary = (list: readonly SideEvent[]) =>
      summariseSide({ side: 'good', companyName: '한빛전자', events: list, score: 50 });
    expect(summary(events.toReversed())).toBe(summary(events));
  });

  it('states that there are no events', () => {
    expect(summariseSide({ side: 'good', companyName: '한빛전자', events: [], score: 0 })).toBe(
      '이 기간에는 호재로 볼 만한 소식이 없었어요.',
    );
  });

  it('accepts a known theme and any title without an error', () => {
    const odd = { title: `<b>\u200B${'가'.repeat(300)}\ud83d`, strength: 1 as const, group: 'no such theme' };
    const summary = summariseSide({ side: 'bad', companyName: '한빛전자', events: [odd], score: Number.NaN });
    expect(summary.isWellFormed()).toBe(true);
    expect(summary.length).toBeLessThan(300);
  });
});
