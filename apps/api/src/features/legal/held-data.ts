import { sessionLife } from '@gaemi/contracts/session-life';
import { UNSUBSCRIBE_LINK_DAYS } from '@gaemi/domain/alerts/alert-settings';
import {
  DEAD_LETTER_DAYS,
  DELIVERY_DAYS,
  FAILED_ANALYSIS_DAYS,
  MODEL_USAGE_DAYS,
} from '@gaemi/domain/analysis/retention';
import { BROWSER_ERROR_DAYS } from '@gaemi/domain/browser-errors/browser-error';
import { IDEMPOTENCY_KEY_HOURS, WITHDRAWN_EMAIL_DAYS } from '@gaemi/domain/members/limits';
import { POSTPONED_DAYS } from '@gaemi/domain/notifications/postponement';
import { SHARE_DAYS } from '@gaemi/domain/sharing/share-link';
import { DELIVERY_LOG_DAYS, EVENT_DAYS } from '@gaemi/domain/webhooks/webhook-rules';

/** What the program holds on members: the collections by their models, why, and for how long. */
export interface HeldData {
  models: readonly string[];
  what: string;
  why: string;
  until: string;
}

const WITHDRAWAL = '탈퇴할 때까지';
const days = (milliseconds: number) => milliseconds / 86_400_000;

/** The retention table. A new collection stands here, or among those that hold nothing about members. */
export const heldData: readonly HeldData[] = [
  {
    models: ['User'],
    what: '이메일, 이름, 전화번호, 비밀번호(되돌릴 수 없는 값), 등급과 크레딧, 결제한 금액, 동의한 약관의 버전',
    why: '회원 확인과 서비스 제공',
    until: WITHDRAWAL,
  },
  {
    models: ['Verification'],
    what: '이메일 인증번호(되돌릴 수 없는 값)',
    why: '이메일 주소 확인',
    until: '인증이 끝난 뒤 10분',
  },
  {
    models: ['Session'],
    what: '로그인한 기기의 종류와 시각',
    why: '로그인 유지',
    until: `쓰지 않으면 ${days(sessionLife.idleMs)}일, 길어도 ${days(sessionLife.absoluteMs)}일`,
  },
  {
    models: ['RateLimit'],
    what: '접속 주소와 계정의 되돌릴 수 없는 값과 횟수',
    why: '부정 이용 방지',
    until: '길어도 하루',
  },
  {
    models: ['Passkey', 'PasskeyChallenge', 'RecoveryCode', 'ApiKey'],
    what: '패스키의 공개 키와 이름, 복구 코드와 API 키(되돌릴 수 없는 값), 사용 시각',
    why: '본인 확인과 프로그램 접속',
    until: `회원이 지우거나 ${WITHDRAWAL}`,
  },
  {
    models: ['Watchlist', 'AlertSettings', 'PushSubscription'],
    what: '관심 종목, 알림 설정, 알림을 받는 브라우저의 주소',
    why: '관심 종목과 알림 제공',
    until: `회원이 지우거나 ${WITHDRAWAL}`,
  },
  {
    models: ['NewsAnalysis', 'NewsDetail', 'NewsEvidence', 'Accumulation'],
    what: '분석한 종목, 시각, 결과',
    why: '분석 기록 제공',
    until: `${WITHDRAWAL}. 오류로 끝난 분석은 ${FAILED_ANALYSIS_DAYS}일`,
  },
  {
    models: ['Delivery', 'NotifiedEvent'],
    what: '보낸 브리핑과 알림',
    why: '같은 알림을 두 번 보내지 않기',
    until: `${DELIVERY_DAYS}일`,
  },
  {
    models: ['Webhook'],
    what: '웹훅의 주소와 비밀 값(암호화)',
    why: '회원의 프로그램에 분석과 알림 전달',
    until: `회원이 지우거나 ${WITHDRAWAL}`,
  },
  {
    models: ['MemberEvent', 'WebhookDelivery'],
    what: '웹훅으로 보낸 소식과 그 결과',
    why: '놓친 소식을 다시 보내고 전달 기록 제공',
    until: `소식은 ${EVENT_DAYS}일, 전달 기록은 ${DELIVERY_LOG_DAYS}일`,
  },
  {
    models: ['PostponedEvent'],
    what: '미뤄 둔 알림',
    why: '조용한 시간이 끝난 뒤 알림',
    until: `${POSTPONED_DAYS}일`,
  },
  {
    models: ['UnsubscribeLink'],
    what: '메일 수신 거부 주소(되돌릴 수 없는 값)',
    why: '로그인 없는 수신 거부',
    until: `${UNSUBSCRIBE_LINK_DAYS}일`,
  },
  { models: ['Share'], what: '공유한 결과의 주소', why: '결과 공유', until: `${SHARE_DAYS}일` },
  {
    models: ['PlanRequest'],
    what: '구독 신청: 등급, 입금자 이름, 처리 결과',
    why: '입금 확인과 등급 변경',
    until: WITHDRAWAL,
  },
  { models: ['ObjectionReport'], what: '판단에 낸 이의', why: '이의 처리와 환불', until: WITHDRAWAL },
  { models: ['ModelUsage'], what: '하루 이용량', why: '이용 한도 계산', until: `${MODEL_USAGE_DAYS}일` },
  {
    models: ['CreditLog', 'Audit'],
    what: '크레딧 내역과 관리자의 변경 기록',
    why: '거래 기록과 분쟁 처리',
    until: '삭제하지 않음. 탈퇴한 뒤에는 누구인지 알 수 없는 번호만 남음',
  },
  {
    models: ['AnsweredChange'],
    what: '관리자의 변경에 대한 답(회원 번호)',
    why: '같은 변경을 두 번 하지 않기',
    until: `${IDEMPOTENCY_KEY_HOURS}시간`,
  },
  {
    models: ['Outbox', 'DeadLetter'],
    what: '처리를 기다리거나 실패한 작업(분석 번호)',
    why: '분석 처리와 환불',
    until: `처리할 때까지, 실패한 작업은 ${DEAD_LETTER_DAYS}일`,
  },
  {
    models: ['WithdrawnEmail'],
    what: '탈퇴한 이메일(되돌릴 수 없는 값)',
    why: '중복 가입 방지',
    until: `탈퇴한 뒤 ${WITHDRAWN_EMAIL_DAYS}일`,
  },
  {
    models: ['BrowserError'],
    what: '화면 오류의 종류와 횟수(회원 정보 없음)',
    why: '오류 수정',
    until: `마지막 오류 뒤 ${BROWSER_ERROR_DAYS}일`,
  },
];

/** Models of collections about companies, articles, prices and the program itself. */
export const withoutMembers: readonly string[] = [
  ...['BackfillStep', 'BaseRates', 'FollowedEvent', 'JudgeVersion', 'LearnedRow'],
  ...['ArchivedArticle', 'BrokerDay', 'CacheLimits', 'ClusterTask', 'DroppedJudgement', 'FloatingShares', 'FlowSeries'],
  ...[
    'FlowYear',
    'GatheredSpan',
    'Judgement',
    'LegalText',
    'MonitoredStock',
    'Objection',
    'OpenCircuit',
    'PriceSeries',
  ],
  ...['PriceYear', 'ProviderToken', 'PushKeys', 'ReadStock', 'RecentGathering', 'RejectedAnswer', 'RequestSlot'],
  ...['Scorecard', 'ScorecardFile', 'ScorecardReturns', 'ScorecardRow', 'SourceChecks', 'SourceQuota', 'StockEvent'],
  ...['StockMaster', 'Stream', 'Summary', 'WorkerSources'],
];
