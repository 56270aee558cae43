import { describe, expect, it } from 'vitest';
import { findMarks, type KnownEvent, listWanted, type RecognisedEvent, recogniseEvents } from './recognise-events.ts';

const before = new Date('2026-11-20T00:00:00Z');
const now = new Date('2026-11-23T00:00:00Z');
const known = (id: string, marks: string[], { family = [id], day = before } = {}): KnownEvent => ({
  id,
  family,
  marks,
  firstSeenAt: day,
});
const found = (id: string, ...marks: string[]) => ({ id, marks });
const byFound = (events: Map<string, RecognisedEvent>) =>
  Object.fromEntries([...events].map(([id, event]) => [id, event.id]));

describe('the id of an event', () => {
  it('is set when it is first seen', () => {
    const { events } = recogniseEvents([], [found('a', '1', '2')], now);
    expect(events.get('a')).toEqual({ id: 'a', family: ['a'], marks: ['1', '2'], firstSeenAt: now });
  });

  it('stays when more articles report it', () => {
    const { events } = recogniseEvents([known('a', ['1'])], [found('b', '1', '2', '3')], now);
    expect(events.get('b')).toEqual({ id: 'a', family: ['a'], marks: ['1', '2', '3'], firstSeenAt: before });
  });

  it('stays when its first articles are not found any more', () => {
    const first = recogniseEvents([known('a', ['1'])], [found('b', '1', '2')], now);
    const kept = first.events.get('b');
    const { events } = recogniseEvents(kept ? [kept] : [], [found('c', '2', '3')], now);
    expect(byFound(events)).toEqual({ c: 'a' });
  });

  it('is the older one when two turn out to be one, and notifying of either counts', () => {
    const older = known('z', ['1'], { day: new Date('2026-11-18T00:00:00Z') });
    const { events, joined } = recogniseEvents([known('a', ['2']), older], [found('b', '1', '2')], now);
    expect(events.get('b')).toMatchObject({ id: 'z', family: ['a', 'z'] });
    expect([...joined]).toEqual([['a', 'z']]);
  });

  it('stays with the larger part of a split; the other part counts as notified with it', () => {
    const whole = known('a', ['1', '2', '3', '4', '5']);
    const { events } = recogniseEvents([whole], [found('b', '4', '5'), found('c', '1', '2', '3')], now);
    expect(events.get('c')).toEqual({ id: 'a', family: ['a'], marks: ['1', '2', '3'], firstSeenAt: before });
    expect(events.get('b')).toEqual({ id: 'b', family: ['a', 'b'], marks: ['4', '5'], firstSeenAt: now });
  });

  it('does not join the parts of a split again on the next look', () => {
    const split = recogniseEvents([known('a', ['1', '2', '3'])], [found('b', '3'), found('c', '1', '2')], now);
    const { events, joined } = recogniseEvents(
      [...split.events.values()],
      [found('b', '3'), found('c', '1', '2')],
      now,
    );
    expect(byFound(events)).toEqual({ b: 'b', c: 'a' });
    expect(joined.size).toBe(0);
  });

  it('comes back for events that were joined and are apart again, notified either way', () => {
    const joining = recogniseEvents([known('a', ['1']), known('b', ['2'])], [found('ab', '1', '2')], now);
    const apart = recogniseEvents([...joining.events.values()], [found('a', '1'), found('b', '2')], now);
    expect([...apart.events.values()].every(({ family }) => family.includes('a') && family.includes('b'))).toBe(true);
  });

  it('is not given twice when a part of a split has the articles by which the whole got its id', () => {
    const whole = known('a', ['1', '2', '3', '4', '5']);
    const { events } = recogniseEvents([whole], [found('a', '1'), found('c', '2', '3', '4', '5')], now);
    expect(events.get('c')?.id).toBe('a');
    expect(events.get('a')?.id).not.toBe('a');
    expect(events.get('a')?.family).toContain('a');
  });

  it('depends on no other known events than those wanted, over many looks at articles that join and part', () => {
    let last = 7;
    const pick = () => {
      last = (last * 1_103 + 377) % 4_093;
      return last % 150;
    };
    let stored = new Map<string, KnownEvent>();
    let mostLeftOut = 0;
    for (let look = 0; look < 60; look += 1) {
      // Few ids, so that a part often has the one of another event.
      const events = Array.from({ length: 4 }, (_, index) =>
        found(`id${(look + index) % 20}`, `${pick()}`, `${pick()}`),
      );
      const all = [...stored.values()];
      const { marks, ids } = listWanted(events);
      const wanted = all.filter((each) => ids.includes(each.id) || each.marks.some((mark) => marks.includes(mark)));
      const recognition = recogniseEvents(wanted, events, now);
      expect(recognition).toEqual(recogniseEvents(all, events, now));
      mostLeftOut = Math.max(mostLeftOut, all.length - wanted.length);
      const left = all.filter(({ id }) => !recognition.joined.has(id));
      stored = new Map([...left, ...recognition.events.values()].map((each) => [each.id, each]));
    }
    expect(mostLeftOut).toBeGreaterThan(5);
  });

  it('is the same whatever the order of the events', () => {
    const all = [known('a', ['1', '2']), known('b', ['3']), known('c', ['4', '5'])];
    const seen = [found('x', '2', '3'), found('y', '1', '6'), found('z', '5'), found('w', '4', '7', '8')];
    const once = recogniseEvents(all, seen, now);
    const other = recogniseEvents(all.toReversed(), seen.toReversed(), now);
    expect(byFound(other.events)).toEqual(byFound(once.events));
    expect(new Set([...once.events.values()].map(({ id }) => id)).size).toBe(seen.length);
  });
});

describe('the marks of an article', () => {
  it('are its link alone for a filing, whose wording is the name of its form', () => {
    const filing = (receiptNo: string) => ({
      link: `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${receiptNo}`,
      title: '단일판매ㆍ공급계약체결',
      description: '',
      publishedAt: new Date('2026-11-23T00:30:00.000Z'),
      filing: { receiptNo },
    });
    const [first, second] = [filing('20261123800001'), filing('20261123800002')].map(findMarks);
    expect(first).toHaveLength(1);
    expect(first).not.toEqual(second);
  });

  const article = {
    link: 'https://news.example/1',
    title: '[속보] 가나전자, 수주',
    description: '',
    publishedAt: new Date('2026-11-20T03:00:00Z'),
  };

  it('are shared by copies of the same day under another link', () => {
    const copy = { ...article, link: 'https://other.example/9', title: '가나전자 수주' };
    expect(findMarks(copy).filter((mark) => findMarks(article).includes(mark))).toHaveLength(1);
  });

  it('are shared by copies of a link, whatever their source tells of it, and lead to one event', () => {
    const ofFeed = { ...article, link: 'http://www.yna.co.kr/view/AKR1', title: '가나전자 수주' };
    const link = 'https://m.yna.co.kr/view/AKR1?input=1195m';
    const ofSearch = { ...article, link, title: '가나전자 수주', description: '가나전자가 수주했다.' };
    const { events } = recogniseEvents([known('a', findMarks(ofFeed))], [found('b', ...findMarks(ofSearch))], now);
    expect(byFound(events)).toEqual({ b: 'a' });
  });

  it('are not shared by the same words on another day', () => {
    const later = { ...article, link: 'https://news.example/2', publishedAt: new Date('2026-11-27T03:00:00Z') };
    expect(findMarks(later).some((mark) => findMarks(article).includes(mark))).toBe(false);
  });
});
