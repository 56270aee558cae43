import { afterEach, describe, expect, it } from 'vitest';
import type { Article } from '../article.ts';
import type { LikelyKind, TextKind } from '../judge/judgement/judgement.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { clusterArticles } from './cluster-articles.ts';

const company: ListedCompany = {
  code: '900010',
  name: '한빛중공업',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
let counter = 0;
const article = (title: string, description = '', change: Partial<Article> = {}): Article => {
  counter += 1;
  const id = `a${String(counter).padStart(4, '0')}`;
  const publishedAt = new Date('2026-11-10T00:00:00Z');
  return { id, title, description, link: `https://${id}.example/`, publisher: id, publishedAt, ...change };
};
const day = [
  article('한빛중공업, 3분기 영업이익 2898억원…32%↑', '매출은 3조234억원이다.'),
  article('한빛중공업 3분기 영업익 2천898억, 시장 전망 부합', '고부가선 비중이 늘었다.'),
  article('한빛중공업, 대만서 컨테이너선 7척 수주…2조3천억', '이중연료 추진선이다.'),
  article('한빛중공업 2조3286억 규모 컨선 7척 계약', '누적 수주는 69억달러가 됐다.'),
  article('한빛중공업, LNG선 2척 7003억에 수주', '오세아니아 선주와 계약했다.'),
  article('한빛중공업 목표가 9만원으로 상향-KB증권', '수주 호조를 반영했다.'),
  article('한빛중공업 목표가 9만원으로 상향-NH투자증권', '수주 호조를 반영했다.'),
  article('[특징주] 한빛중공업, 수주 소식에 6% 강세', '장중 8만원을 넘었다.'),
];
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('clustering', () => {
  it('makes one event of each occurrence', () => {
    const events = clusterArticles(day, company).map((event) => event.articles.map(({ id }) => id).toSorted());
    const [a, b, c, d, e, f, g, h] = day.map(({ id }) => id);
    expect(events.toSorted()).toEqual([[a, b], [c, d], [e], [f], [g], [h]]);
  });

  const buildGroups = (titles: string[]) =>
    clusterArticles(
      titles.map((title) => article(title)),
      company,
    ).map((event) => event.articles.map((member) => titles.indexOf(member.title)).toSorted());

  it.each([
    ['LNG선 2척 7353억 수주', '초대형 원유운반선 2척 3710억 수주', 2],
    ['美서 굴착기 12만대 리콜…안전벨트 결함', '국내서 지게차 3만대 리콜…안전벨트 결함', 2],
    ['LNG선 2척 7353억 수주', 'LNG선 2척 5억달러에 수주', 1],
    ['LNG선 2척 수주', '컨테이너선 2척 수주', 2],
    ['초고압 변압기 공급계약 체결', '해저케이블 공급계약 체결', 2],
    ['K9 수출 계약', 'K2 전차 수출 계약', 2],
    ['LNG선 2척 수주', 'LNG 운반선 2척 수주', 1],
    ['컨테이너선 2척 수주', 'LNG 추진 컨테이너선 2척 수주', 1],
    ['K9 수출 계약', 'K9 자주포 수출 계약 체결', 1],
    ['초고압 변압기 공급계약 체결', '전력기기 공급계약 체결', 1],
    ['컨테이너선·LNG선 3척 수주', 'LNG선 등 3척 수주', 1],
    ['美서 굴착기 12만대 리콜', '美서 굴착기 12만1000대 리콜', 1],
  ])('makes %s and %s %d', (first, later, events) => {
    expect(buildGroups([`한빛중공업, ${first}`, `한빛중공업, ${later}`])).toHaveLength(events);
  });

  describe('of decisions of one size', () => {
    const twice = (title: string, days: number, texts: [string, string] = ['', '']) =>
      clusterArticles(
        texts.map((text, index) =>
          article(`한빛중공업, ${title}`, text, { publishedAt: new Date(Date.UTC(2026, 9, 1 + index * days)) }),
        ),
        company,
      );
    const own: [string, string] = ['100억원 규모 자사주를 산다.', '100억원 규모 자사주를 신탁으로 산다.'];

    it.each([
      '100억 자사주 매입 결정',
      '100억원 유상증자 결정…운영자금',
      '500억 공급계약 체결',
      'LNG선 2척 5000억 수주',
    ])('makes two where %s stands weeks apart', (title) => {
      expect(twice(title, 28)).toHaveLength(2);
      expect(twice(title, 28, own)).toHaveLength(2);
      expect(twice(title, 7)).toHaveLength(1);
    });

    it('makes one of copies, and of what looks back at a decision', () => {
      const text = '한빛중공업은 100억원 규모 자사주 매입을 결정했다고 1일 공시했다.';
      expect(twice('100억 자사주 매입 결정', 28, [text, text])).toHaveLength(1);
      expect(twice('100억 자사주 매입 결정 이후 거래량 증가', 28, own)).toHaveLength(1);
      expect(twice('5000억에 수주한 LNG선 2척', 28)).toHaveLength(1);
    });
  });

  it('leaves one contract whose goods each headline names in part', () => {
    const text = '한빛중공업은 컨테이너선 2척과 LNG선 1척을 수주했다고 공시했다.';
    const titles = ['한빛중공업, 컨테이너선 등 3척 수주', '한빛중공업, LNG선 등 3척 수주'];
    expect(
      clusterArticles(
        titles.map((title) => article(title, text)),
        company,
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['1000억원 규모 주주배정 유상증자 결정', '유상증자 전격 철회', 47],
    ['1000억 유상증자 결의', '1000억 유상증자 백지화', 20],
    ['유상증자 단행', '유상증자 계획 거둬들여', 24],
    ['3000억원 규모 공급계약 체결', '3000억원 규모 공급계약 해지', 70],
    ['3000억 LNG선 수주', '3000억 LNG선 수주 계약 취소', 60],
    ['카타르와 공급계약 맺었다', '카타르 공급계약 파기', 30],
    ['노조 총파업 돌입', '노조 총파업 철회', 30],
    ['노조 파업 강행', '노조 파업 종료', 40],
    ['과징금 100억 부과', '과징금 100억 취소소송 승소', 50],
    ['신약 2상 성공', '신약 3상 실패', 30],
    ['신약 임상 2상 유효성 확인', '신약 임상 3상 유효성 확인', 30],
    ['신약 임상 3상 성공', '신약 임상 3상 유효성 입증 못해 좌절', 30],
    ['특허 소송 1심 승소', '특허 소송 2심 패소', 30],
    ['특허 소송 1심 승소', '특허 소송 항소심 승소', 60],
    ['배임 혐의 대표 무죄', '배임 혐의 대표 유죄', 60],
    ['울산 공장 가동 중단', '울산 공장 가동 재개', 40],
    ['목표가 10만원→12만원 상향-누리증권', '목표가 12만원→9만원 하향-누리증권', 72],
  ])('keeps what undoes or turns an event apart: %s, then %s', (first, later, hours) => {
    const at = new Date('2026-11-10T00:00:00Z');
    const articles = [
      article(`한빛중공업, ${first}`, '', { publishedAt: at }),
      article(`한빛중공업, ${later}`, '', { publishedAt: new Date(at.getTime() + hours * 3_600_000) }),
    ];
    expect(clusterArticles(articles, company)).toHaveLength(2);
  });

  it.each([
    ['1000억 유상증자 결정', '유상증자 1000억원 규모로 결정'],
    ['신약 2상 성공…3상 진입', '신약 임상 3상 진입'],
    ['목표가 12만원으로 상향-누리증권', '누리증권 "한빛중공업 목표가 12만원"'],
    ['공급계약 해지', '3000억 공급계약 해지 공시'],
  ])('keeps two tellings of one event together: %s, and %s', (first, other) => {
    expect(buildGroups([`한빛중공업, ${first}`, `한빛중공업, ${other}`])).toHaveLength(1);
  });

  it('makes one event of all price moves of a trading day', () => {
    const titles = ['[특징주] 한빛중공업, 외국인 매도에 약세', '한빛중공업 장 초반 2%↓', '한빛중공업 4% 하락 마감'];
    expect(buildGroups(titles)).toEqual([[0, 1, 2]]);
    expect(buildGroups(['한빛중공업 장 초반 2% 상승', '한빛중공업 4% 하락 마감'])).toHaveLength(1);
  });

  it('makes one event of twenty light rewrites, and two of two contracts of a day', () => {
    const rewrites = [
      '한빛중공업, 카타르 LNG선 2척 7003억에 수주',
      '한빛중공업 LNG운반선 2척 수주…7003억원',
      "[속보] 한빛중공업, 카타르서 LNG선 2척 '7천억' 수주",
      '한빛중공업, 7003억 규모 LNG선 2척 수주 계약',
      '카타르 LNG선 2척 따낸 한빛중공업…7003억',
      '한빛중공업 7003억원 LNG운반선 수주 공시',
      '한빛중공업, LNG운반선 2척 7003억원에 따내',
      '한빛중공업, 카타르와 LNG선 2척 계약…7003억원 규모',
      '[단독] 한빛중공업 카타르 LNG선 2척 수주',
      '한빛중공업, LNG선 2척 수주…카타르서 7003억',
      '7003억 LNG선 수주한 한빛중공업',
      '한빛중공업, 카타르발 LNG선 2척 수주 성공',
      '한빛중공업 카타르 LNG선 수주…2척 7003억원',
      "한빛중공업, LNG선 '7003억' 수주 잭팟",
      '한빛중공업, LNG운반선 2척 7003억 수주 계약 체결',
      '한빛중공업 "카타르 LNG운반선 2척 수주"',
      '한빛중공업, 7003억원에 LNG선 2척 수주',
      '한빛중공업(900010), LNG선 2척 7003억원 수주',
      '한빛중공업, LNG선 2척 추가 수주…7003억',
      '한빛중공업, 카타르 선사서 LNG선 2척 수주 (종합)',
    ];
    expect(buildGroups(rewrites)).toHaveLength(1);
    expect(buildGroups([rewrites[0] ?? '', '한빛중공업, 대만서 컨테이너선 7척 수주…2조3천억'])).toHaveLength(2);
  });

  const kindOf = (kinds: Record<string, TextKind>, probability: number) => (member: Article) =>
    ({ kind: kinds[member.title] ?? 'event', probability }) as const;
  const titles = [
    '한빛중공업, LNG선 2척 7003억에 수주',
    '한빛중공업, LNG선 2척 7003억 수주…투심 쏠려',
    '한빛중공업 LNG선 2척 수주, 7003억원',
  ];
  const [first = '', second = '', third = ''] = titles;
  const articles = titles.map((title, index) =>
    article(title, '', { publishedAt: new Date(Date.UTC(2026, 10, 10, index)) }),
  );
  const cluster = (read: (member: Article) => LikelyKind) =>
    clusterArticles(articles, company, read).map((event) => ({
      speaks: event.representative.title,
      titles: event.articles.map(({ title }) => title),
    }));

  it.each(['price', 'flows', 'roundup'] as const)('parts a group in which %s stands beside news', (kind) => {
    expect(cluster(kindOf({ [first]: kind }, 0.7))).toEqual([
      { speaks: first, titles: [first] },
      { speaks: second, titles: [second, third] },
    ]);
  });

  it('lets the best news article speak for an event, not an earlier one about the price or a column', () => {
    expect(cluster(kindOf({ [first]: 'price' }, 0.5))).toEqual([{ speaks: second, titles }]);
    expect(cluster(kindOf({ [first]: 'column', [second]: 'column' }, 0.9))).toEqual([{ speaks: third, titles }]);
    const read = (member: Article) => ({ kind: 'event', probability: member.title === third ? 0.95 : 0.5 }) as const;
    expect(cluster(read)).toEqual([{ speaks: third, titles }]);
  });

  it('lets the note that names the event speak for notes on the price', () => {
    const read = ({ title }: Article): LikelyKind => ({
      kind: 'price',
      probability: 0.9,
      ...(title === second && { namesEvent: true }),
    });
    expect(cluster(read)).toEqual([{ speaks: second, titles }]);
  });

  it('separates the price move from its cause', () => {
    expect(buildGroups(['한빛중공업, 美 함정 5조 수주', '한빛중공업, 美 함정 수주 소식에 급등'])).toHaveLength(2);
  });

  it('separates the reactions of others from the event', () => {
    const accident = '한빛중공업 울산 조선소서 폭발 사고…2명 부상';
    expect(buildGroups([accident, '고용부, 한빛중공업 울산 조선소 폭발 사고 특별감독 착수'])).toHaveLength(2);
    expect(buildGroups(['한빛중공업 특허소송 1심 패소', '한빛중공업, 특허소송 1심 패소에 항소'])).toHaveLength(2);
    const burning = '한빛중공업, 자사주 1조 소각 결의';
    expect(buildGroups([burning, '소액주주, 한빛중공업 자사주 소각 결의에 효력정지 가처분 신청'])).toHaveLength(2);
  });

  it('tells the results of sister companies apart by the amount', () => {
    expect(buildGroups(['한빛중공업 3분기 영업이익 507억', '한빛홀딩스도 3분기 영업이익 1499억'])).toHaveLength(2);
  });

  it('joins an amount and its rounded form', () => {
    expect(buildGroups(['한빛중공업, 유럽서 2700억 증액 계약', '한빛重 유럽 계약 2759억으로 증액'])).toHaveLength(1);
  });

  it('gives byte-identical results for every order of the articles', () => {
    const expected = JSON.stringify(clusterArticles(day, company));
    for (let turn = 1; turn < day.length; turn += 1) {
      const turned = [...day.slice(turn), ...day.slice(0, turn)];
      expect(JSON.stringify(clusterArticles(turned, company))).toBe(expected);
      expect(JSON.stringify(clusterArticles(turned.toReversed(), company))).toBe(expected);
    }
  });

  it.each(['UTC', 'Asia/Seoul', 'America/New_York'])('gives the same result under TZ=%s', (name) => {
    const expected = JSON.stringify(clusterArticles(day, company));
    process.env.TZ = name;
    expect(JSON.stringify(clusterArticles(day, company))).toBe(expected);
  });

  it('keeps every article exactly once', () => {
    const ids = clusterArticles(day, company).flatMap((event) => event.articles.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(day.map(({ id }) => id).toSorted());
  });

  it('counts twenty verbatim copies as one publisher and leaves the event unchanged', () => {
    const [original] = clusterArticles(day.slice(0, 1), company);
    const copies = Array.from({ length: 20 }, (_, index) =>
      article(day[0]?.title ?? '', day[0]?.description ?? '', {
        publishedAt: new Date(Date.UTC(2026, 10, 10, 0, index)),
      }),
    );
    const [event, ...others] = clusterArticles([...copies, ...day.slice(0, 1)], company);
    expect(others).toEqual([]);
    expect(event?.articles).toHaveLength(21);
    expect(event?.publishers).toEqual(original?.publishers);
    expect(event?.id).toBe(original?.id);
    expect(event?.representative).toEqual(original?.representative);
  });

  it('joins light rewrites of an article into one event', () => {
    const heads = [
      '한빛중공업, 카타르서 LNG선 4척 1조4천억 수주',
      '한빛중공업 카타르 LNG선 4척 수주…1.4조',
      '카타르 LNG선 4척 따낸 한빛중공업',
    ];
    const ends = ['', '…1조4천억 규모', ' "올해 목표 90%"', '…누적 70억달러', ' 잭팟', '…2029년 인도', ' 공시'];
    const rewrites = heads.flatMap((head) =>
      ends.map((end) => article(`${head}${end}`, `1조4천억원 규모다. 12일 ${head}했다고 밝혔다.`)),
    );
    const [event, ...others] = clusterArticles(rewrites, company);
    expect(event?.articles).toHaveLength(21);
    expect(others).toEqual([]);
  });

  it('ignores tags, width and punctuation when it compares wording', () => {
    const [event] = clusterArticles(
      [
        article('[속보] 한빛중공업, 공장 화재'),
        article('한빛중공업 공장 화재(종합)'),
        article('한빛중공업, 공장　화재!'),
      ],
      company,
    );
    expect(event?.articles).toHaveLength(3);
    expect(event?.publishers).toHaveLength(1);
  });

  it('merges a rising count, and separates two quarters and two days of price moves', () => {
    const at = (text: string) => ({ publishedAt: new Date(text) });
    const tells = (...articles: Article[]) => clusterArticles(articles, company).length;
    const fire = article('한빛중공업 공장 화재 사망 3명으로 늘어', '진화율은 80%다.', at('2026-11-10T02:00:00Z'));
    const later = article('한빛중공업 공장 화재 사망 5명…진화율 95%', '잔불을 끄고 있다.', at('2026-11-10T05:00:00Z'));
    expect(tells(fire, later)).toBe(1);
    expect(tells(article('한빛중공업 2분기 영업이익 100억'), article('한빛중공업 3분기 영업이익 100억'))).toBe(2);
    const up = article('한빛중공업 3% 상승 마감', '', at('2026-11-10T07:00:00Z'));
    const next = article('한빛중공업 3% 상승 마감', '또 올랐다.', at('2026-11-11T07:00:00Z'));
    expect(tells(up, next)).toBe(2);
  });

  it('works without a company, without dates and without text', () => {
    expect(clusterArticles([], null)).toEqual([]);
    const broken = [article(''), article('', '', { publishedAt: new Date(Number.NaN) }), article('제목')];
    const expected = JSON.stringify(clusterArticles(broken, null));
    expect(JSON.stringify(clusterArticles(broken.toReversed(), null))).toBe(expected);
  });

  it('groups a thousand articles, and hostile text, within a second of CPU time', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => {
      const base = day[index % day.length];
      const publishedAt = new Date(Date.UTC(2026, 10, 1 + (index % 20)));
      return article(`${base?.title ?? ''} ${String(index)}`, `${base?.description ?? ''} ${String(index)}`, {
        publishedAt,
      });
    });
    const long = ['가'.repeat(60_000), '1조1천'.repeat(10_000), '"'.repeat(50_000)].map((text) => article(text, text));
    clusterArticles(day, company);
    const started = process.threadCpuUsage().user;
    clusterArticles([...many, ...long], company);
    // Twice the goal, in CPU time instead of wall time, because other tests run in parallel.
    expect(process.threadCpuUsage().user - started).toBeLessThan(2_000_000);
  });
});
