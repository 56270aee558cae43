import type { PlanRequestPost } from '@gaemi/contracts/plans';

/** Never delivered: RFC 2606 keeps the top level `.example` free. */
export const DEMO_DOMAIN = 'demo.gaemilens.example';
/** The admin that grants grades and credits while the demo is filled. Its password is never stored or printed. */
export const seedingAdmin = { id: 'admin', name: '관리자', mobile: '010-0000-0000' } as const;
export const SEEDING_ADMIN = `${seedingAdmin.id}@${DEMO_DOMAIN}`;

/** An invented member, and what the demo makes of them. */
export interface DemoMember {
  /** First part of the address, and of request ids. */
  id: string;
  name: string;
  mobile: string;
  /** `new` is what a sign-up gives; another grade is granted by the admin. */
  grade: 'new' | 'basic' | 'pro' | 'premium';
  /** Credits and won of a grant; none for `new`. */
  grant?: { credit: number; paid: number };
  /** Code to name. */
  watches: Readonly<Record<string, string>>;
  /** Names of stocks, analysed in this order. */
  news: readonly string[];
  accumulations: readonly string[];
  /** Codes of watched stocks of which the member is told. */
  alerts: readonly string[];
  plan?: PlanRequestPost;
  /** Objects to the weightiest bad news of the first analysis. */
  objects?: true;
}

export const demoMembers: readonly DemoMember[] = [
  {
    id: 'saebom',
    name: '김새봄',
    mobile: '010-0000-0001',
    grade: 'new',
    watches: { '005930': '삼성전자', '035720': '카카오', '000660': 'SK하이닉스' },
    news: ['삼성전자', '카카오'],
    accumulations: ['삼성전자'],
    alerts: ['005930', '035720'],
    plan: { grade: 'pro', payer: '김새봄', paid: true },
  },
  {
    id: 'daon',
    name: '이다온',
    mobile: '010-0000-0002',
    grade: 'basic',
    grant: { credit: 100, paid: 9_900 },
    watches: { '005380': '현대차', '035420': 'NAVER' },
    news: ['현대차'],
    accumulations: ['NAVER'],
    alerts: [],
  },
  {
    id: 'garam',
    name: '박가람',
    mobile: '010-0000-0003',
    grade: 'pro',
    grant: { credit: 500, paid: 29_900 },
    watches: { '005930': '삼성전자', '000660': 'SK하이닉스', '068270': '셀트리온', '005490': 'POSCO홀딩스' },
    news: ['SK하이닉스', '셀트리온', 'POSCO홀딩스'],
    accumulations: ['SK하이닉스', '셀트리온'],
    alerts: ['000660', '068270'],
  },
  {
    id: 'haneul',
    name: '최하늘',
    mobile: '010-0000-0004',
    grade: 'premium',
    grant: { credit: 2_000, paid: 59_900 },
    watches: { '005930': '삼성전자', '035420': 'NAVER', '035720': '카카오', '005380': '현대차', '000270': '기아' },
    news: ['삼성전자', 'NAVER', '카카오', '현대차'],
    accumulations: ['삼성전자', '현대차', '기아'],
    alerts: ['005930', '035420', '005380'],
    objects: true,
  },
];

export const addressOf = ({ id }: Pick<DemoMember, 'id'>): string => `${id}@${DEMO_DOMAIN}`;
