import { describe, expect, it } from 'vitest';
import { contentHash } from '../clustering/content-hash.ts';
import type { Judgement } from '../judge/judgement/judgement.ts';
import {
  type Correction,
  findCorrection,
  findMarks,
  storedCorrector,
  withCorrectedSides,
  withoutOtherCompanies,
} from './corrections.ts';

const article = (id: string, title = `제목 ${id}`) => ({
  id,
  title,
  description: '',
  link: `https://news.example/${id}`,
});
const [first, second, third] = [article('1'), article('2'), article('3')];
const good: Judgement = {
  subject: 'yes',
  kind: 'event',
  type: 'orders',
  label: 'good',
  strength: 2,
  material: true,
  reason: '공급 계약을 맺었어요.',
};
const event = { representativeId: '1', articles: [first, second] };
const upheld = (kind: Correction['kind'], change: Partial<Correction> = {}): Correction => ({
  kind,
  side: 'good',
  ...findMarks(kind, event),
  ...change,
});

describe('the articles that an objection is about', () => {
  it('are all of an event of another company, and the representative one of an event on the wrong side', () => {
    expect(findMarks('other_company', event).links).toEqual([first.link, second.link]);
    expect(findMarks('wrong_side', event).links).toEqual([first.link]);
  });

  it('are no filing beside news, and the filing of an event without news', () => {
    const filing = { ...second, filing: {} as never };
    expect(findMarks('other_company', { ...event, articles: [first, filing] }).links).toEqual([first.link]);
    const alone = { representativeId: '2', articles: [filing] };
    expect(findMarks('other_company', alone).links).toEqual([second.link]);
  });

  it('have no wording once their text is gone', () => {
    const removed = { ...first, title: '', description: '' };
    expect(findMarks('wrong_side', { representativeId: '1', articles: [removed] })).toEqual({
      links: [first.link],
      wordings: [],
    });
  });
});

describe('an upheld objection that articles are another company’s', () => {
  it('takes them from the company, and copies of them under other links, and no other article', () => {
    const copy = { ...third, title: `[속보] ${second.title}` };
    expect(withoutOtherCompanies([first, second, third, copy], [upheld('other_company')])).toEqual([third]);
    expect(withoutOtherCompanies([first], [upheld('wrong_side')])).toEqual([first]);
  });

  it('takes the copy of another source, too, which tells less of the same article', () => {
    const ofFeed = { ...first, link: first.link.replace('https://', 'http://m.'), description: '짧은 요약' };
    expect(withoutOtherCompanies([ofFeed, third], [upheld('other_company')])).toEqual([third]);
  });
});

describe('an upheld objection that an event is on the wrong side', () => {
  const judged = (articles: (typeof first)[], label: Judgement['label'] = 'good') => ({
    articles,
    judgement: { ...good, label },
  });

  it('puts the event that holds its representative article on the other side and keeps what happened', () => {
    const [corrected, other] = withCorrectedSides([judged([third, first]), judged([second])], [upheld('wrong_side')]);
    expect(corrected?.judgement).toEqual({ ...good, label: 'bad' });
    expect(other?.judgement).toEqual(good);
    expect(withCorrectedSides([judged([first])], [upheld('other_company')])[0]?.judgement).toEqual(good);
  });

  it('leaves an event that a judge puts on the right side by itself where it is', () => {
    expect(withCorrectedSides([judged([first], 'bad')], [upheld('wrong_side')])[0]?.judgement.label).toBe('bad');
  });

  it('gives way to a later one', () => {
    const corrections = [upheld('wrong_side'), upheld('wrong_side', { side: 'bad' })];
    expect(withCorrectedSides([judged([first])], corrections)[0]?.judgement.label).toBe('good');
  });
});

describe('the mark of an event in a stored result', () => {
  const shown = { link: first.link, side: 'good' } as const;

  it('says what was wrong, only where the event stands on the side that was objected to', () => {
    expect(findCorrection(shown, [upheld('wrong_side')])).toBe('wrong_side');
    expect(findCorrection({ ...shown, side: 'bad' }, [upheld('wrong_side')])).toBeNull();
    expect(findCorrection({ ...shown, side: 'bad' }, [upheld('other_company')])).toBe('other_company');
    expect(findCorrection({ ...shown, link: third.link }, [upheld('other_company')])).toBeNull();
    expect(findCorrection({ ...shown, link: undefined }, [upheld('other_company')])).toBeNull();
  });

  it('follows the last correction of a side', () => {
    const corrections = [upheld('wrong_side'), upheld('wrong_side', { side: 'bad' })];
    expect(findCorrection(shown, corrections)).toBeNull();
    expect(findCorrection({ ...shown, side: 'bad' }, corrections)).toBe('wrong_side');
  });
});

describe('events that are stored', () => {
  const stored = (side: 'good' | 'bad' | null, ...[representative = first, ...others]: (typeof first)[]) => ({
    link: representative.link,
    marks: [representative, ...others].map(({ link }) => contentHash(link)),
    ...{ side, raisedAs: side, turnedTo: null },
  });

  it('go where their first article is another company’s, and stay where only others are', () => {
    const correct = storedCorrector([upheld('other_company')]);
    const kept = stored('good', third, first);
    expect(correct(stored('good', second))).toBeNull();
    expect(correct(kept)).toEqual(kept);
  });

  it('count for the other side where any article was on the wrong one, and without a side for none', () => {
    const correct = storedCorrector([upheld('wrong_side')]);
    expect(correct(stored('good', third, first))?.side).toBe('bad');
    expect(correct(stored('bad', first))?.side).toBe('bad');
    expect(correct(stored('good', second))?.side).toBe('good');
    expect(correct(stored(null, first))?.side).toBeNull();
    const twice = storedCorrector([upheld('wrong_side'), upheld('wrong_side', { side: 'bad' })]);
    expect(twice(stored('good', first))?.side).toBe('good');
  });

  it('have turned to the corrected side where they rose as the other one', () => {
    const correct = storedCorrector([upheld('wrong_side')]);
    expect(correct(stored('good', first))?.turnedTo).toBe('bad');
    expect(correct(stored('bad', first))?.turnedTo).toBeNull();
    expect(correct({ ...stored('good', first), raisedAs: 'bad', turnedTo: 'bad' })?.turnedTo).toBe('bad');
  });
});
