export const dayExample = '2026-11-24';

/** Values of fields and named schemas in examples. */
const hints: Readonly<Record<string, unknown>> = {
  SecondStepByRecoveryCodeRequest: { code: 'ABCD-EFGH-JKMN-PQRS' },
  AnalysisPost: { stock_code: '005930', kind: 'news' },
  ...{
    stock_code: '005930',
    stock_name: '삼성전자',
    present_name: '삼성전자',
    request_id: '7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11',
  },
  ...{ good_news_score: 43, bad_news_score: 21, reserve: 36, percentage_value: 61, good: 43, bad: 21 },
  ...{ credit: 80, cost: 20, charged: 20, price: 29_900, close: 98_400, volume: 12_345_678, progress: 60 },
  ...{ first_mjb: 119.9, second_mjb: 0.35, third_mjb: 0.2 },
  ...{
    title: '삼성전자, 2400억원 규모 공급계약 수주',
    publisher: '연합뉴스',
    text: '2400억원 규모의 공급계약을 맺었어요.',
  },
  ...{ link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261124000001', url: 'https://bot.example.com/hook' },
  ...{ user_name: '김개미', user_mobile: '010-1234-5678', user_email: 'ant@example.com', email: 'ant@example.com' },
  ...{ user_pw: 'sturdy7anthill', user_pw_confirm: 'sturdy7anthill', password: 'sturdy7anthill' },
  ...{
    new_password: 'sturdy7anthill',
    current_password: 'sturdy7anthill',
    searching_period: '2026-08-24 ~ 2026-11-24',
    score_version: 2,
  },
  ...{ secret: `whsec_${'A'.repeat(43)}=`, key: `gaemi_${'0'.repeat(48)}`, ending: '0000', route: '/r/:token' },
  ...{ file: 'index-abc.js', release: 'index-abc.js', detail: '종목코드를 확인해주세요.', device: 'Chrome · Windows' },
  ...{ start_date: '2026-11-23', end_date: dayExample, from: '2026-11-23', to: dayExample, event_id: 'e1b2c3' },
};

const finished = { status: 'finished', progress: 100, error: null };
/** Fields of named schemas that must agree with each other: a finished analysis has no error. An undefined one is left out. */
const states: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...{ Analysis: finished, ListedAnalysis: finished, AnalysisEventData: { error: null } },
  MemberAnalysis: { state: 'done', failure: null, progress: 100 },
  NewsProgress: { statuses: { good: 'running', bad: 'running', combined: 'pending' }, detail: undefined },
  MjbProgress: { status: 'running', detail: undefined },
};

export const findState = (name: string): object => (Object.hasOwn(states, name) ? (states[name] ?? {}) : {});

export const findHint = (name: string): unknown => (Object.hasOwn(hints, name) ? hints[name] : undefined);

/** Texts of which the first that fits a pattern stands in an example. */
export const textExamples: readonly string[] = [
  ...['6925a0b1c2d3e4f5a6b7c8d9', 'evt_6925a0b1c2d3e4f5a6b7c8d9', '19ab3c4d5e6-6925a0b1c2d3e4f5a6b7c8d9', '005930'],
  ...['7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11', 'TypeError', '22:00', '123456', '삼성전자'],
  ...['A'.repeat(22), 'B'.repeat(87)],
];
