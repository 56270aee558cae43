import { randomFrom } from '../measures/random-from.ts';

/** An article in the form of NAVER's news search. */
export interface NaverArticle {
  title: string;
  originallink: string;
  link: string;
  description: string;
  /** RFC 822 with +0900. */
  pubDate: string;
}

// Headline and first sentence; C is the company, N a number. Templates with two versions become near-duplicates.
const stories: readonly (readonly (readonly [string, string])[])[] = [
  [
    [
      'C, 3분기 영업이익 N억원…흑자전환',
      'C가 3분기 연결 기준 영업이익 N억원을 기록하며 흑자전환에 성공했다고 공시했다.',
    ],
    ['C 3분기 흑자 전환 성공…영업익 N억', '전자공시시스템에 따르면 C의 3분기 영업이익은 N억원으로 집계됐다.'],
  ],
  [
    ["C '어닝 서프라이즈'…영업이익 N% 증가", 'C의 영업이익이 시장 전망치를 크게 웃도는 호실적을 기록했다.'],
    ['C 깜짝 실적, 영업이익 N%↑', '증권가 예상을 뛰어넘는 실적에 C 주가가 강세를 보였다.'],
  ],
  [
    ['C, N억원 규모 공급계약 수주', 'C가 해외 고객사와 N억원 규모의 공급계약을 체결했다.'],
    ['C 대형 수주…N억원 공급계약', 'C는 N억원 규모의 제품을 공급하기로 했다고 밝혔다.'],
  ],
  [
    [
      '증권가 "C 목표주가 상향, 실적 개선 지속"',
      '증권사들이 C의 목표주가를 잇달아 상향했다. 이익이 N% 늘 것이라는 전망이다.',
    ],
  ],
  [['C, 자사주 N억원 소각 결정', 'C가 주주가치 제고를 위해 자사주 N억원어치를 소각하기로 했다.']],
  [['[특징주] C, 외국인 매수에 급등', 'C가 장중 N% 급등하며 신고가를 새로 썼다.']],
  [['C 신제품, 미국 당국 승인', 'C의 신제품이 미국 규제 당국의 승인을 받았다. 내년 매출 N억원이 기대된다.']],
  [
    ['C, 3분기 영업손실 N억원…적자전환', 'C가 3분기 영업손실 N억원을 기록해 적자전환했다고 공시했다.'],
    ['C 적자 전환…영업손실 N억', 'C는 수요 부진으로 N억원의 영업손실을 냈다.'],
  ],
  [["C '어닝 쇼크'…이익 N% 급감", 'C의 영업이익이 시장 전망치를 크게 밑돌았다. 증권가는 목표주가를 하향했다.']],
  [
    ['C, N억원 규모 유상증자 결정', 'C가 운영자금 마련을 위해 N억원 규모의 유상증자를 결정했다. 주가 희석이 우려된다.'],
    ['C 유상증자 N억원…희석 우려', 'C 이사회가 N억원 규모의 주주배정 유상증자를 결의했다.'],
  ],
  [['[특징주] C, 실적 우려에 급락', 'C가 장중 N% 급락했다. 외국인이 대거 순매도했다.']],
  [['C, 미국서 대규모 리콜', 'C가 결함이 발견된 제품 N만 대를 리콜한다.']],
  [['C 노조 파업 돌입…생산 차질', 'C 노조가 파업에 들어가면서 하루 N억원의 손실이 예상된다.']],
  [['신평사, C 신용등급 하향', 'C의 신용등급이 한 단계 하향 조정됐다. 부채비율은 N%다.']],
  [['C, 하반기 신입사원 N명 채용', 'C가 하반기 신입사원 공개채용을 시작했다.']],
  [['C, 정기 주주총회 개최', 'C가 정기 주주총회를 열고 N개 안건을 처리했다.']],
  [['C 임직원, 지역사회 봉사활동', 'C 임직원 N명이 복지시설을 찾아 봉사활동을 펼쳤다.']],
  [['C홀딩스, N억원 투자 유치', 'C홀딩스가 N억원의 투자를 유치했다고 밝혔다.']],
  [['오늘의 증시 일정: C 등 N곳 실적 발표', 'C를 비롯한 상장사 N곳이 실적을 발표한다.']],
  [['C 야구단, N연승 질주', 'C가 모기업인 야구단이 안방에서 N연승을 달렸다.']],
];

// Press houses by host and by their NAVER number, '' when NAVER hosts none of their articles.
const houses: readonly (readonly [string, string])[] = [
  ['www.yna.co.kr', '001'],
  ['www.newsis.com', '003'],
  ['news.mt.co.kr', '008'],
  ['www.mk.co.kr', '009'],
  ['www.hankyung.com', '015'],
  ['www.edaily.co.kr', '018'],
  ['www.asiae.co.kr', '277'],
  ['biz.chosun.com', '366'],
  ['www.thelec.kr', ''],
  ['www.daily-sample.example', ''],
];

/**
 * Generates articles for a search of the company's name, newest first and ending at `to`, about `perDay` a day:
 * near-duplicates, verbatim copies, articles listed twice, `<b>` around the name, entities, empty originallinks. The
 * same for the same seed.
 */
export function naverArticles(options: {
  company: { name: string };
  count: number;
  to: Date;
  seed?: number;
  perDay?: number;
}): NaverArticle[] {
  const random = randomFrom(options.seed ?? 1);
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  // On average two press houses report an event.
  const step = (2 * 86_400_000) / (options.perDay ?? 12);
  const articles: NaverArticle[] = [];
  let at = options.to.getTime();
  while (articles.length < options.count) {
    at -= step * (0.5 + random());
    const story = stories[between(0, stories.length - 1)] ?? [];
    const number = String(between(2, 950));
    const copies = between(1, 3);
    for (let copy = 0; copy < copies; copy += 1) {
      const wording = story[copy % story.length];
      if (wording === undefined) continue;
      const fill = (text: string) => text.replaceAll('N', number).replaceAll('C', `<b>${options.company.name}</b>`);
      const serial = String(articles.length + 1).padStart(10, '0');
      const article = {
        title: withEntities(fill(wording[0])),
        description: `${withEntities(fill(wording[1]))}...`,
        ...linksOf(houses[(articles.length + copy) % houses.length] ?? ['news.example', ''], serial),
        pubDate: rfc822(new Date(at - copy * 600_000)),
      };
      articles.push(article);
      // Search engines sometimes list an article twice.
      if (articles.length % 25 === 0) articles.push({ ...article });
    }
  }
  return articles.slice(0, options.count).sort((a, b) => Date.parse(b.pubDate) - Date.parse(a.pubDate));
}

/** `Sat, 21 Nov 2026 09:30:00 +0900` */
export function rfc822(date: Date): string {
  return new Date(date.getTime() + 9 * 3_600_000).toUTCString().replace('GMT', '+0900');
}

function linksOf([host, naverId]: readonly [string, string], serial: string): { originallink: string; link: string } {
  const original = `https://${host}/article/${serial}`;
  if (naverId === '') return { originallink: original, link: original };
  const hosted = `https://n.news.naver.com/mnews/article/${naverId}/${serial}?sid=101`;
  return { originallink: serial.endsWith('7') ? '' : original, link: hosted };
}

function withEntities(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
