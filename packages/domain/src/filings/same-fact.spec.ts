import { describe, expect, it } from 'vitest';
import { filed } from '../testing/filing-fixture.ts';
import { findSameFacts, type NewsFact, statesAmount } from './same-fact.ts';

const event = (changes: Partial<NewsFact> = {}): NewsFact => ({
  ...{ id: 'news', day: '2026-11-23', type: 'legal', label: 'bad', titles: ['가나전자 전 대표 횡령 혐의 발생'] },
  statesAmount: false,
  ...changes,
});
const embezzlement = filed('횡령ㆍ배임혐의발생', '2026-11-23');
const issue = filed('유상증자결정', '2026-11-23');
const issueNews = event({ type: 'financing', titles: ['가나전자, 700억원 유상증자 결정'], statesAmount: true });

describe('a filing without figures', () => {
  it('is the fact of the one event that tells it, and confirms it where the fact is no amount', () => {
    expect(findSameFacts([event()], [embezzlement])).toEqual([
      { eventId: 'news', receiptNo: embezzlement.receiptNo, confirms: true },
    ]);
  });

  it('confirms no amount that it does not state', () => {
    expect(findSameFacts([issueNews], [issue])).toMatchObject([{ eventId: 'news', confirms: false }]);
  });

  it.each([
    ['사채원리금미지급발생', event({ titles: ['가나전자, 전환사채 이자 미지급'], type: 'financing' }), true],
    ['벌금등의부과', event({ titles: ['공정위, 가나전자에 과징금 3억'] }), false],
  ] as const)('%s is the fact of what a headline tells', (report, news, confirms) => {
    expect(findSameFacts([news], [filed(report, '2026-11-23')])).toMatchObject([{ eventId: 'news', confirms }]);
  });

  it('is also that of a contract that ended, whose sum the press names otherwise', () => {
    const news = event({ type: 'orders', titles: ['가나전자, 4210억 공급계약 해지'], statesAmount: true });
    const ended = filed('단일판매ㆍ공급계약해지', '2026-11-23', ['contract_amount', 300e9]);
    expect(findSameFacts([news], [ended])).toMatchObject([{ eventId: 'news', confirms: false }]);
  });

  it('is told by news without an amount, though it states one; of a contract the news names the partner', () => {
    const figured = filed('유상증자결정', '2026-11-23', ['issue_amount', 300e9]);
    const plain = event({ type: 'financing', titles: ['가나전자, 유상증자 결정'] });
    expect(findSameFacts([plain], [figured])).toMatchObject([{ eventId: 'news', confirms: true }]);
    const order = event({ type: 'orders', label: 'good', titles: ['가나전자, 나라전력과 변압기 공급계약'] });
    const contract = filed('단일판매ㆍ공급계약체결', '2026-11-23', ['contract_amount', 300e9]);
    const withPartner = (partner: string | null) => ({ ...contract, contract: { partner, from: null, to: null } });
    expect(findSameFacts([order], [withPartner('나라전력(주)')])).toMatchObject([{ eventId: 'news' }]);
    for (const partner of [null, '가온건설']) expect(findSameFacts([order], [withPartner(partner)])).toEqual([]);
  });

  it.each([
    ['700억원 유상증자', true],
    ['자사주 50만 주 취득', true],
    ['지분 3.5% 취득', true],
    ['3분기 유상증자 결정', false],
    ['LNG선 2척 수주', false],
  ])('states an amount: %s, %s', (text, states) => expect(statesAmount(text)).toBe(states));

  it('is that of its day, whatever was filed in other weeks', () => {
    const before = filed('횡령ㆍ배임혐의발생', '2026-10-12');
    const events = [event(), event({ id: 'before', day: '2026-10-13' })];
    expect(findSameFacts(events, [embezzlement, before]).map(({ eventId, receiptNo }) => [eventId, receiptNo])).toEqual(
      [
        ['before', before.receiptNo],
        ['news', embezzlement.receiptNo],
      ],
    );
  });

  it.each([
    ['two days of trade lie between', [event({ day: '2026-11-19' })], [embezzlement]],
    ['two events tell it', [event(), event({ id: 'other' })], [embezzlement]],
    ['two filings are of the kind', [event()], [embezzlement, { ...embezzlement, receiptNo: '20261123000002' }]],
    ['the headline tells something else', [event({ titles: ['가나전자, 과징금 3억원'] })], [embezzlement]],
    ['the event is of the other side', [event({ label: 'good' })], [embezzlement]],
    ['the event is of another type', [event({ type: 'orders' })], [embezzlement]],
    ['a convertible bond is told', [event({ type: 'financing', titles: ['가나전자, 전환사채 발행'] })], [issue]],
    ['it is only considered', [{ ...issueNews, titles: ['가나전자, 유상증자 검토'] }], [issue]],
    ['it states figures, which decide', [issueNews], [filed('유상증자결정', '2026-11-23', ['issue_amount', 300e9])]],
  ])('is nobody’s fact where %s', (_, events, filings) => {
    expect(findSameFacts(events, filings)).toEqual([]);
  });
});
