import type { NewsSourceName, PriceSourceName, StockMasterSourceName, TradingSourceName } from '../sources.ts';

/** Every adapter that brings data into the service. */
export type RightsSource =
  | NewsSourceName
  | TradingSourceName
  | Exclude<PriceSourceName, 'none'>
  | StockMasterSourceName;

/** What the service may do with the data of a source. */
export interface SourceRights {
  /** Days from the fetch on which its texts, and texts derived from them, may be stored; null without limit. */
  storeDays: number | null;
  /** Whether descriptions may be stored; without, only titles and links are. */
  descriptions: boolean;
  /** Whether a model may read its texts. */
  model: boolean;
  /**
   * Whether titles, texts and figures may leave the service: export, share link, mail, push, API keys. Without it only
   * type, date and link of an article leave. The member's own screen is inside.
   */
  redistribution: boolean;
  /** Line that names the source where its data is shown. */
  attribution: string;
  /** Day on which the terms were last looked at. */
  reviewedAt: string;
  /** Where the terms stand, or who declared them. */
  evidence: string;
}

const unlimited = { storeDays: null, descriptions: true, model: true, redistribution: true } as const;
/** Shown to members who are logged in and kept, but nothing leaves. */
const membersOnly = { ...unlimited, redistribution: false } as const;
const reviewedAt = '2026-11-22';

/**
 * Rights by the public terms, as far as they are known. An operator with other rights declares them. The type fails the
 * build when an adapter has no entry.
 */
export const publicRights: Readonly<Record<RightsSource, SourceRights>> = {
  dart: {
    ...unlimited,
    attribution: '금융감독원 전자공시시스템(DART)',
    reviewedAt,
    evidence: 'opendart.fss.or.kr, 이용약관: no clause on redistribution; facts with a link to the viewer',
  },
  naver: {
    storeDays: 21,
    descriptions: true,
    model: false,
    redistribution: false,
    attribution: '네이버 뉴스 검색',
    reviewedAt,
    evidence: 'developers.naver.com, 검색 API 특약 2026-09-07, 2.1 to 2.4',
  },
  gdelt: {
    ...unlimited,
    attribution: 'GDELT Project (gdeltproject.org)',
    reviewedAt,
    evidence: 'gdeltproject.org, Terms of Use: unlimited use with citation and link',
  },
  google: {
    storeDays: 21,
    descriptions: true,
    model: false,
    redistribution: false,
    attribution: 'Google 뉴스',
    reviewedAt,
    evidence: 'Google News RSS: personal, non-commercial use only',
  },
  feed: {
    storeDays: 21,
    descriptions: false,
    model: false,
    redistribution: false,
    attribution: '언론사 RSS',
    reviewedAt,
    evidence: 'terms differ by newspaper; title and link at most until the operator declares more',
  },
  kiwoom: {
    ...membersOnly,
    attribution: '키움증권 REST API',
    reviewedAt,
    evidence: 'terms not found; ask before data leaves the service',
  },
  kis: {
    ...membersOnly,
    attribution: '한국투자증권 Open API',
    reviewedAt,
    evidence: 'terms not found; ask before data leaves the service',
  },
  csv: {
    ...membersOnly,
    attribution: '운영자가 올린 시세 파일',
    reviewedAt,
    evidence: "the operator's own file; its licence is not known",
  },
  bundled: { ...unlimited, attribution: '내장 종목 목록', reviewedAt, evidence: 'public facts, listed by us' },
  sample: { ...unlimited, attribution: '예시 데이터', reviewedAt, evidence: 'made up by us' },
};

/** Rights of a source that nobody knows: none. */
export const noRights: SourceRights = {
  storeDays: 0,
  descriptions: false,
  model: false,
  redistribution: false,
  attribution: '',
  reviewedAt: '',
  evidence: 'not in the register',
};

/** Rights that an operator declares for a source. They replace those of the public terms. */
export type DeclaredRights = Partial<Record<RightsSource, SourceRights>>;

/** The rights of every source, the only place that is asked before data is stored, read by a model or sent out. */
export interface RightsRegister {
  /** A source that is not in the register has no rights. */
  rightsOf(source: string): SourceRights;
}

/** Creates the register from the public terms and the declarations of the operator. */
export function createRightsRegister(declared: DeclaredRights = {}): RightsRegister {
  const all = new Map<string, SourceRights>(Object.entries({ ...publicRights, ...declared }));
  return { rightsOf: (source) => all.get(source) ?? noRights };
}

/** Returns the rights that all of several sources grant; `attribution` and `evidence` are those of the first. */
export function pickStrictest(several: readonly SourceRights[]): SourceRights {
  const [first] = several;
  if (first === undefined) return noRights;
  const limits = several.flatMap(({ storeDays }) => storeDays ?? []);
  return {
    ...first,
    storeDays: limits.length === 0 ? null : Math.min(...limits),
    descriptions: several.every(({ descriptions }) => descriptions),
    model: several.every(({ model }) => model),
    redistribution: several.every(({ redistribution }) => redistribution),
  };
}
