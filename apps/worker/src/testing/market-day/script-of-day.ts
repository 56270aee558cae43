import type { NewsSide } from '@gaemi/domain/news-side';
import type { DartCompany } from '@gaemi/testing/providers/dart-filings';

/** A material event as the day has it: what the page must show. */
export interface ScriptedEvent {
  company: DartCompany;
  side: NewsSide;
  /** Headlines of the press, each of another house. */
  headlines: string[];
  /** Name of the report where it is filed; null for none. */
  report: string | null;
  /** What it is about, in hundreds of millions of won. */
  amount: number;
}

/** A made-up trading day of the whole market. */
export interface ScriptOfDay {
  events: ScriptedEvent[];
  /** Headlines that are no event: notes on prices, lists, columns, flows. */
  noise: string[];
  /** Filings that say nothing to an investor. */
  routine: { company: DartCompany; report: string }[];
}

export interface DaySize {
  events: number;
  /** Articles in all. */
  articles: number;
  filings: number;
}

/** Wordings of an event: its headlines, and the report that a company must file about it. `@`: the company, `#`: an amount. */
const stories: readonly { side: NewsSide; report: string | null; wordings: readonly string[] }[] = [
  {
    side: 'good',
    report: '단일판매ㆍ공급계약체결',
    wordings: ['@, #억원 규모 공급계약 체결', '@ #억원 공급계약 따냈다', '[공시] @, #억 규모 공급계약'],
  },
  {
    side: 'good',
    report: '주요사항보고서(자기주식취득결정)',
    wordings: [
      '@, 자사주 #억원어치 매입 결정',
      '@ "주주가치 제고" #억 자사주 산다',
      '@ 이사회, #억원 자사주 취득 의결',
    ],
  },
  {
    side: 'good',
    report: null,
    wordings: ['@, 신약 임상 3상 성공…허가 신청', '@ 임상 3상 1차 지표 충족', '@ "임상 3상서 유효성 확인"'],
  },
  {
    side: 'good',
    report: '연결재무제표기준영업(잠정)실적(공정공시)',
    wordings: ['@, 3분기 영업이익 #억원…작년보다 48% 증가', '@ 3분기 깜짝 실적…영업익 #억', '@ 분기 최대 실적 달성'],
  },
  {
    side: 'good',
    report: null,
    wordings: ['@, 미국 FDA 품목허가 획득', '@ 제품, FDA 허가 받았다', '@ 美 FDA 승인 관문 넘어'],
  },
  {
    side: 'bad',
    report: '유상증자결정',
    wordings: [
      '@, #억원 규모 주주배정 유상증자 결정',
      '@ #억 유상증자…주주가치 희석 우려',
      '@ 이사회, #억원 유상증자 의결',
    ],
  },
  {
    side: 'bad',
    report: '횡령ㆍ배임혐의발생',
    wordings: ['@ 전 대표, #억원 횡령 혐의 발생', '@서 #억 횡령 사건…거래정지', '@ "횡령·배임 혐의 확인"'],
  },
  {
    side: 'bad',
    report: '단일판매ㆍ공급계약해지',
    wordings: ['@, #억원 공급계약 해지', '@ #억 규모 계약 해지 통보받아', '@ 공급계약 취소…매출 차질'],
  },
  {
    side: 'bad',
    report: null,
    wordings: ['@ 공장서 큰불…생산 중단', '@ 공장 화재로 라인 멈춰', '@ 화재에 조업 전면 중단'],
  },
  {
    side: 'bad',
    report: '연결재무제표기준영업(잠정)실적(공정공시)',
    wordings: ['@, 3분기 영업손실 #억원 적자전환', '@ 어닝쇼크…영업적자 #억', '@ 3분기 적자로 돌아서'],
  },
];

const noises: readonly string[] = [
  '@ 주가 #% 상승 마감',
  '[특징주] @, 장중 #% 급등',
  '@ 52주 신고가',
  '외국인 순매수 상위에 @',
  '[표] 코스피 거래량 상위: @',
  '@ 소폭 하락 출발',
  '[칼럼] @를 보는 눈',
  '오늘의 증시 일정: @ 등',
  '기관, @ 등 순매도',
  '@, 지역 아동센터에 김장 나눔',
  '@ 임직원 봉사활동',
  '[인사] @',
  // Deeds of others.
  '@ 협력사 공장서 화재',
  '@ 출신 대표의 스타트업, 횡령 혐의로 기소',
  '美 경쟁사 파산에 @ 반사이익 기대',
  '"@, 대규모 수주 임박" 소문',
  '국민연금, @ 지분 확대 검토',
];
const routineReports: readonly string[] = [
  '임원ㆍ주요주주특정증권등소유상황보고서',
  '주식등의대량보유상황보고서(약식)',
  '기업설명회(IR)개최(안내공시)',
  '분기보고서 (2026.09)',
];

/** Writes a day of these companies. The same random numbers give the same day. */
export function writeScriptOfDay(companies: readonly DartCompany[], size: DaySize, random: () => number): ScriptOfDay {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const fill = (wording: string, company: string, amount: number) =>
    wording.replace('@', company).replace('#', String(amount));
  const events = Array.from({ length: size.events }, (_, index): ScriptedEvent => {
    const company = companies[(index * 7) % companies.length] as DartCompany;
    const { side, report, wordings } = pick(stories);
    const amount = 100 + Math.floor(random() * 900);
    const copies = 1 + Math.floor(random() ** 2 * 12);
    const headlines = Array.from({ length: copies }, (_each, copy) =>
      fill(wordings[copy % wordings.length] ?? '', company.corp_name, amount),
    );
    return { company, side, headlines, report: random() < 0.7 ? report : null, amount };
  });
  const reported = events.reduce((sum, { headlines }) => sum + headlines.length, 0);
  const noise = Array.from({ length: Math.max(0, size.articles - reported) }, () =>
    fill(pick(noises), pick(companies).corp_name, 1 + Math.floor(random() * 9)),
  );
  const filed = events.filter(({ report }) => report !== null).length;
  const routine = Array.from({ length: Math.max(0, size.filings - filed) }, () => ({
    company: pick(companies),
    report: pick(routineReports),
  }));
  return { events, noise, routine };
}
