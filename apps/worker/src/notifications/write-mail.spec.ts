import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { publicRights } from '@gaemi/domain/rights/source-rights';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { composeContent, withWeek } from './notification-content.ts';
import { writeMail } from './write-mail.ts';
import { writePush } from './write-push.ts';

const rights = { rightsOf: (source: keyof typeof publicRights) => publicRights[source] } as RightsRegister;
const seen = new Date('2026-11-22T22:00:00Z');

function event(more: Partial<StockEvent> = {}): StockEvent {
  return {
    ...{
      _id: '005930:a',
      stockCode: '005930',
      eventId: 'a',
      family: ['a'],
      marks: [],
      firstSeenAt: seen,
      seenAt: seen,
    },
    ...{
      joinedInto: null,
      textsFrom: [],
      removeAt: seen,
      day: '2026-11-22',
      type: 'orders',
      side: 'good',
      strength: 3,
    },
    ...{
      filed: false,
      confirmedBy: null,
      stage: null,
      text: '2400억원 규모 공급 계약을 맺었어요.',
      short: '공급 계약',
      at: seen,
      reports: [],
    },
    ...{ articles: 4, publishers: 3, link: 'https://news.example/1?a=1&b=2', publisher: 'news.example' },
    ...{ sources: ['gdelt'], sample: false, peak: 3, raisedIn: 1, raisedAs: 'good', turnedTo: null },
    ...{ firstSeenIn: 1, byModel: false },
    ...more,
  };
}

const companies = new Map([
  ['005930', { code: '005930', name: '삼성전자' }],
  ['900230', { code: '900230', name: '가람<바이오>' }],
]);
const last = new Map([
  [
    '005930',
    {
      ...{
        _id: new Types.ObjectId(),
        good: 58,
        bad: 30,
        reserve: 12,
        percentage: 64,
        thin: false,
        dataSource: 'gdelt' as const,
      },
      createdAt: new Date('2026-11-20T01:00:00Z'),
    },
  ],
]);
const dates = {
  id: '6b039e7de83955cd178d62a9',
  kind: 'briefing',
  day: '2026-11-23',
  madeAt: new Date('2026-11-22T23:00:05Z'),
  sentAt: new Date('2026-11-22T23:00:07Z'),
  dayBefore: '2026-11-20',
} as const;
const addressee = { email: 'member@x.example', webOrigin: 'https://gaemilens.example', unsubscribeToken: 'token' };
const buildMail = (events: StockEvent[], more: Partial<Parameters<typeof writeMail>[1]> = {}) => {
  const codes = [...new Set(events.map(({ stockCode }) => stockCode))];
  return writeMail(composeContent(codes, events, { companies, last, rights }), { ...dates, ...more }, addressee);
};

describe('a briefing', () => {
  it('says in both forms what happened, how heavy it is, how often it was reported, and where', () => {
    const { subject, text, html } = buildMail([event()]);
    expect(subject).toBe('[개미렌즈] 주말 사이 한 종목에 새 소식 1건이 있었어요');
    expect(text).toBe(`개미렌즈 · 11월 23일 월요일 오전 8시

주말 사이 한 종목에 새 소식 1건이 있었어요
삼성전자 소식이에요. 새 소식이 없는 종목은 적지 않았어요.

[삼성전자 005930] 호재 58 · 판단 유보 12 · 악재 30 (11월 20일 분석, 호재 우세)
 ▲ 호재 · 큼  2,400억 원 규모 공급 계약을 맺었어요. (수주·계약 · 기사 4건)
   https://news.example/1?a=1&b=2
 분석하기: https://gaemilens.example/analysis?q=005930

투자 판단의 책임은 본인에게 있어요.
새 소식이 없는 날과 주가만 움직인 날에는 보내지 않아요.
출처: GDELT Project (gdeltproject.org)

알림 바꾸기: https://gaemilens.example/mypage/alerts
메일 받지 않기: https://gaemilens.example/u/token`);
    for (const part of ['2,400억 원 규모 공급 계약을 맺었어요.', '▲ 호재 · 큼', '기사 4건', '호재 58점', '악재 30점'])
      expect(html).toContain(part);
  });

  it('says no day since when where something is older, as after a briefing that could not be mailed', () => {
    const findSubject = (...days: string[]) => buildMail(days.map((day) => event({ day }))).subject;
    expect(findSubject('2026-11-20', '2026-11-22')).toContain('주말 사이 한 종목에');
    expect(findSubject('2026-11-19', '2026-11-22')).toContain('그동안 한 종목에');
    expect(buildMail([event({ day: '2026-11-18' })], { day: '2026-11-20', dayBefore: '2026-11-19' }).subject).toBe(
      '[개미렌즈] 그동안 한 종목에 새 소식 1건이 있었어요',
    );
  });

  it('names the year of an analysis of another year', () => {
    const ofNextYear = { day: '2027-11-22', dayBefore: '2027-11-19' };
    expect(buildMail([event()], ofNextYear).text).toContain('(2026년 11월 20일 분석, 호재 우세)');
  });

  it('ends with the days of the week that filings name, each a link to its filing', () => {
    const content = composeContent(['005930'], [event()], { companies, last, rights });
    const filed = {
      name: '가람<바이오>',
      text: '배당금 지급',
      link: 'https://dart.example/1',
      source: 'dart',
    } as const;
    const week = [{ ...filed, day: '11월 27일 금요일' }];
    const { text, html } = writeMail(withWeek(content, week, rights), dates, addressee);
    expect(text).toContain('[이번 주 일정]\n 11월 27일 금요일 가람<바이오> 배당금 지급\n   https://dart.example/1');
    expect(html).toContain('이번 주 일정');
    expect(html).toContain('가람&lt;바이오&gt; 배당금 지급');
    expect(buildMail([event()]).text).not.toContain('이번 주 일정');
  });

  it('names its hour where the service was down at eight', () => {
    const { text } = buildMail([event()], { madeAt: new Date('2026-11-23T01:12:05Z') });
    expect(text).toContain('11월 23일 월요일 오전 10시');
  });

  it('says that a model wrote it where one did and its text goes out', () => {
    const findLabel = (more: Partial<StockEvent>) => {
      const { html, text } = buildMail([event(more)]);
      return [html, text].map((body) => body.includes('AI가 작성한 요약이에요. 투자 판단의 책임은'));
    };
    expect(findLabel({ byModel: true })).toEqual([true, true]);
    expect(findLabel({ byModel: false })).toEqual([false, false]);
    expect(findLabel({ byModel: true, sources: ['naver'] })).toEqual([false, false]);
  });

  it('fits a phone and breaks lines between words also where a mail program leaves out the head', () => {
    const body = buildMail([event()]).html.replace(/<head>.*<\/head>/s, '');
    const shown = body.replaceAll(/<!--.*?-->/gs, '');
    expect(shown).not.toMatch(/width="\d{3,}"|[;"]width:\d+px/);
    // All the others inherit it.
    const [outermost = ''] = shown.match(/<td[^>]*>/) ?? [];
    expect(outermost).toContain('font-family:');
    expect(outermost).toContain('word-break:keep-all');
    expect(shown.match(/font-family:|word-break:/g)).toHaveLength(2);
  });

  it.each([
    ['three', 3, 0],
    ['twenty', 20, 18],
  ])('is below the 102 kB at which Gmail cuts a mail, with %s events of each of 20 stocks', (_, count, left) => {
    const codes = Array.from({ length: 20 }, (_, index) => String(100_000 + index));
    const link = 'https://www.news.example/article/2026112212345?utm_source=portal&utm_medium=portal_news_stand';
    const text = '미국 제약사와 1조 2,345억 원 규모의 위탁생산 계약을 맺었어요.';
    const events = codes.flatMap((stockCode) =>
      Array.from({ length: count }, (__, index) =>
        event({ stockCode, text: `${index + 1} ${text}`, link, strength: index === count - 1 ? 3 : 1 }),
      ),
    );
    const known = {
      companies: new Map(codes.map((code) => [code, { code, name: '삼성바이오로직스' }])),
      last: new Map(codes.flatMap((code) => [...last.values()].map((scores) => [code, scores] as const))),
    };
    const {
      html,
      text: plain,
      subject,
    } = writeMail(composeContent(codes, events, { ...known, rights }), dates, addressee);
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1_024);
    expect(subject).toContain(`새 소식 ${count * 20}건`);
    // The strongest stays; what is left out is on the page of its stock.
    expect(html.split(`>${count} ${text}</a>`)).toHaveLength(20 + 1);
    const more = `외 ${left}건 더 보기`;
    expect(plain.split(`${more}: https://gaemilens.example/stock/100`)).toHaveLength(left === 0 ? 1 : 20 + 1);
    expect(html.split(`>${more}</a>`)).toHaveLength(left === 0 ? 1 : 20 + 1);
  });

  it('rounds the bar of the scores at its ends, also where a side has no points', () => {
    const scores = { good: 70, bad: 0, reserve: 30, percentage: 85, thin: false, dataSource: 'gdelt' } as const;
    const known = { ...scores, _id: new Types.ObjectId(), createdAt: seen };
    const content = composeContent(['005930'], [event()], { companies, last: new Map([['005930', known]]), rights });
    const { html } = writeMail(content, dates, addressee);
    expect(html.match(/border-radius:\d+px \d+px \d+px \d+px/g)).toEqual([
      'border-radius:7px 0px 0px 7px',
      'border-radius:0px 7px 7px 0px',
    ]);
  });

  it('puts a verdict that is a sentence below the name on a phone, and cuts no word of any', () => {
    const readHead = (thin: boolean) => {
      const known = { ...{ _id: new Types.ObjectId(), createdAt: seen, dataSource: 'gdelt' as const }, thin };
      const scores = { good: 58, bad: 30, reserve: 12, percentage: 64 };
      const of = new Map([['005930', { ...known, ...scores }]]);
      const { html } = writeMail(
        composeContent(['005930'], [event()], { companies, last: of, rights }),
        dates,
        addressee,
      );
      expect(html).toContain('.m-w td{display:block!important');
      return /<table [^>]*?( class="m-w")?><tr>\s*<td [^>]*><h2.*?<td class="m-2" style="([^;]*)/s.exec(html)?.slice(1);
    };
    expect(readHead(false)).toEqual([undefined, 'overflow-wrap:break-word']);
    expect(readHead(true)).toEqual([' class="m-w"', 'overflow-wrap:break-word']);
  });

  it('shows no element of a text, and no picture', () => {
    const { html } = buildMail([event({ text: '<img src=x onerror=alert(1)> "사건"', stockCode: '900230' })]);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(html).toContain('가람&lt;바이오&gt;');
  });

  it('keeps texts inside whose source forbids that they leave, and names type, day and link instead', () => {
    const { html, text, subject } = buildMail([event({ sources: ['gdelt', 'naver'] })]);
    expect(`${html}${text}${subject}`).not.toMatch(/2,?400억/);
    expect(text).toContain('11월 22일 수주·계약 소식이 있어요');
    expect(text).toContain('https://news.example/1');
    expect(text).toContain('출처: 네이버 뉴스 검색');
  });

  it('says the same of a text whose time is over', () => {
    expect(buildMail([event({ text: removedText })]).text).toContain('11월 22일 수주·계약 소식이 있어요');
  });

  it('names the filing that confirms or contradicts it and the stage of a rumour', () => {
    const filed = event({ filed: true, sources: ['gdelt', 'dart'] });
    expect(buildMail([filed]).text).toContain('(수주·계약 · 기사 4건 · 공시로 확인)');
    const differing = event({ differsFrom: { link: 'https://dart.example/1', date: '2026-11-22' } });
    expect(buildMail([differing]).text).toContain('(수주·계약 · 기사 4건 · 공시와 다름)');
    const rumour = event({ stage: 'pending', side: null, strength: 1 });
    expect(buildMail([rumour]).text).toContain(
      ' • 수주·계약  2,400억 원 규모 공급 계약을 맺었어요. (기사 4건 · 소문 미확정 답변)',
    );
  });

  it('counts the articles of the page of the event, and none where a filing alone reports it', () => {
    const report = (link: string) => ({
      ...{ title: '', link, publisher: 'news.example', publishedAt: seen, source: 'gdelt' as const, fetchedAt: seen },
    });
    const filing = { ...report('https://dart.fss.or.kr/dsaf001/main.do?rcpNo=1'), source: 'dart' as const };
    const readNote = (reports: StockEvent['reports']) =>
      /\((수주[^)]*)\)/.exec(buildMail([event({ filed: true, articles: reports.length, reports })]).text)?.[1];
    expect(readNote([report('https://news.example/1'), report('https://news.example/2'), filing])).toBe(
      '수주·계약 · 기사 2건 · 공시로 확인',
    );
    expect(readNote([filing])).toBe('수주·계약 · 공시로 확인');
  });

  it('names a company once in the preview, also where its headline begins with it', () => {
    const readPreview = (text: string) =>
      /<div style="display:none[^>]*>([^<]*)</.exec(buildMail([event({ text })]).html)?.[1];
    expect(readPreview('삼성전자, 美 공장 화재')).toBe('삼성전자, 美 공장 화재');
    expect(readPreview('삼성전자가 美 공장을 닫았어요.')).toBe('삼성전자가 美 공장을 닫았어요.');
    expect(readPreview('삼성전자서비스, 임단협 타결')).toBe('삼성전자 삼성전자서비스, 임단협 타결');
    expect(readPreview('공장에 불이 났어요.')).toBe('삼성전자 공장에 불이 났어요.');
  });

  it('puts the strongest event first, and marks sample data', () => {
    const mail = buildMail([
      event({ _id: '005930:w', eventId: 'w', strength: 2, text: '작은 계약을 맺었어요.' }),
      event({ sources: ['sample'], sample: true }),
    ]);
    expect(mail.text.indexOf('공급 계약')).toBeLessThan(mail.text.indexOf('작은 계약'));
    expect(mail.subject).toContain('예시 데이터');
    expect(mail.html).toContain('예시 데이터');
  });

  it.each([
    ['2026-11-24', '2026-11-23', '어제부터'],
    ['2026-11-23', '2026-11-20', '주말 사이'],
    ['2026-12-28', '2026-12-24', '쉬는 동안'],
  ])('of %s after %s begins with %s', (day, dayBefore, words) => {
    expect(buildMail([event({ day: dayBefore })], { day, dayBefore }).subject).toContain(words);
  });
});

describe('an alert', () => {
  it('names the company in its subject', () => {
    expect(buildMail([event()], { kind: 'alert' }).subject).toBe('[개미렌즈] 삼성전자에 새 소식 1건이 있어요');
  });

  it.each([
    ['08:30:05', '조금 전에 알게 된 소식이에요.'],
    ['11:45:00', '오전 8시에 알게 된 소식이에요. 메일이 늦게 나갔어요.'],
  ])('that is sent at %s says when it was known', (clock, lead) => {
    const sentAt = new Date(`2026-11-23T${clock}+09:00`);
    expect(buildMail([event()], { kind: 'alert', sentAt }).text).toContain(lead);
  });

  it('says of postponed ones that they waited, and counts the stocks of a long list', () => {
    const few = buildMail([event()], { kind: 'postponed' });
    expect(few.subject).toBe('[개미렌즈] 삼성전자에 새 소식 1건이 있어요');
    expect(few.text).toContain('바로 알리지 않고 모아 둔 소식이에요.');
    const codes = ['005930', '000001', '000002', '000003'];
    const many = buildMail(
      codes.map((stockCode) => event({ stockCode })),
      { kind: 'postponed' },
    );
    expect(many.subject).toBe('[개미렌즈] 삼성전자 등 4종목에 새 소식 4건이 있어요');
  });
});

describe('a push', () => {
  const buildPush = (events: StockEvent[]) => {
    const codes = [...new Set(events.map(({ stockCode }) => stockCode))];
    return writePush(composeContent(codes, events, { companies, last, rights }), 'id');
  };
  const shownIn = ({ shown }: ReturnType<typeof buildPush>) =>
    shown.flatMap(({ events }) => events.flatMap(({ ids }) => ids));

  it('of one event says what happened', () => {
    const push = buildPush([event()]);
    expect(push.payload).toMatchObject({
      title: '삼성전자',
      body: '호재 · 큼 · 2,400억 원 규모 공급 계약을 맺었어요.',
    });
    expect(shownIn(push)).toEqual(['a']);
  });

  it('cuts no character in two', () => {
    for (let length = 40; length < 180; length += 1) {
      const words = `${'가'.repeat(length)}🚀🚀`;
      const pushes = [[event({ text: words })], [event({ short: words }), event({ family: ['b'], short: words })]];
      for (const events of pushes) expect(buildPush(events).payload.body.isWellFormed()).toBe(true);
    }
  });

  it('lists several events, and names each stock where there are several', () => {
    const others = [event({ family: ['b'], side: 'bad', strength: 2, short: '담합 조사' })];
    expect(buildPush([event(), ...others]).payload).toMatchObject({
      title: '삼성전자 새 소식 2건',
      body: '▲ 공급 계약\n▼ 담합 조사',
      url: '/analysis?q=005930',
    });
    expect(buildPush([event(), event({ stockCode: '900230' })]).payload).toMatchObject({
      title: '삼성전자 등 2종목 새 소식 2건',
      body: '▲ 삼성전자 공급 계약\n▲ 가람<바이오> 공급 계약',
      url: '/favorite',
    });
  });

  it('says of an event that it turned, and nothing of it where an objection has corrected the side since', () => {
    const turned = event({ family: ['b'], side: 'bad', raisedAs: 'bad', turnedTo: 'bad' });
    expect(buildPush([turned]).payload.body).toBe(
      '악재 · 큼 · 호재에서 악재로 바뀜 · 2,400억 원 규모 공급 계약을 맺었어요.',
    );
    expect(buildPush([turned, event()]).payload.body).toBe('▼ 호재에서 악재로 바뀜: 공급 계약\n▲ 공급 계약');
    expect(buildPush([{ ...turned, side: 'good' }]).payload.body).not.toContain('바뀜');
  });

  it('says that a filing gives other figures than the news', () => {
    const differing = event({ differsFrom: { link: 'https://dart.example/1', date: '2026-11-22' } });
    expect(buildPush([differing]).payload.body).toBe('호재 · 큼 · 공시와 다름 · 2,400억 원 규모 공급 계약을 맺었어요.');
    expect(buildPush([differing, event()]).payload.body).toBe('▲ 공시와 다름: 공급 계약\n▲ 공급 계약');
  });

  it('keeps the short names of texts inside that may not leave', () => {
    const kept = event({ sources: ['naver'], short: '비밀 계약' });
    expect(buildPush([kept, kept]).payload.body).toBe('▲ 수주·계약\n▲ 수주·계약');
  });

  it.each([1, 2, 40])(
    'of %i events fits a notification, whatever the length of its texts, and says which it shows',
    (count) => {
      const all = Array.from({ length: count }, (_, index) =>
        event({ text: '가'.repeat(900), short: '나'.repeat(300), family: [`e${index}`] }),
      );
      const { payload, shown } = buildPush(all);
      expect(payload.tag).toBe('id');
      expect(payload.body.length).toBeLessThanOrEqual(180);
      expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(3_000);
      const lines = payload.body.split('\n').length;
      expect(shown.flatMap(({ events }) => events)).toHaveLength(lines);
      expect(lines).toBe(Math.min(count, 2));
      if (count > 1) expect(payload.title).toBe('삼성전자 새 소식 2건');
    },
  );
});
