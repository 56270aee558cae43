import type { NewsTier } from '@gaemi/domain/members/grades';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { JudgeName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

export type Strength = 1 | 2 | 3;

/** One happening, told by its leading article. */
export interface EventToJudge {
  eventId: string;
  title: string;
  description: string;
  publisher: string;
  publishedAt: Date;
}

/** `reason`: one Korean sentence without links or markup. */
export interface EventJudgement {
  eventId: string;
  label: 'good' | 'neutral' | 'bad';
  strength: Strength;
  reason: string;
}

/** What a judge said that was not used as it was. */
export interface UnusedAnswer {
  task: 'judgements' | 'summary';
  /** Our own words. */
  because: string;
  /** The judge's own words, as far as they were received. */
  answer: string;
}

/** Told of what comes while a judge works, before the work as a whole has succeeded or failed. */
export interface JudgingRecord {
  /** Judgements that hold. Each comes once. */
  judged(judgements: readonly EventJudgement[]): Promise<void>;
  unused(answer: UnusedAnswer): Promise<void>;
}

/** What one request to a model cost. */
export interface TokensUsed {
  promptTokens: number;
  completionTokens: number;
}

/** Counts what a judge asks of a model, and ends it when it is too much. */
export interface ModelMeter {
  /** Before each request, repeated ones included. Throws when no more may be sent; the judge passes that on as it is. */
  begin(): void;
  /** After each request that began, answered or not. */
  used(tokens: TokensUsed): Promise<void>;
}

export interface JudgeRequest {
  company: ListedCompany;
  tier: NewsTier;
  events: readonly EventToJudge[];
  record: JudgingRecord;
  /** Left out where nobody counts. */
  meter?: ModelMeter | undefined;
  signal: AbortSignal;
}

/** `events`: the side's events, most important first; `score` 0–100. */
export interface SummaryRequest {
  company: ListedCompany;
  tier: NewsTier;
  side: NewsSide;
  score: number;
  events: readonly { title: string; reason: string; strength: Strength }[];
  record: Pick<JudgingRecord, 'unused'>;
  meter?: ModelMeter | undefined;
  signal: AbortSignal;
}

/** Decides whether an event is good or bad for a company. */
export interface Judge {
  readonly name: JudgeName;
  /** Its answers cost more than a look-up in the database, so callers cache them. */
  readonly cacheable: boolean;
  /** It asks a paid model over the network. */
  readonly metered: boolean;
  /** Changes whenever the same text may be judged otherwise: prompt or lexicon version, model and its effort. Part of the key of cached judgements. */
  version(tier: NewsTier): string;
  /** Milliseconds that judging so many events and summarising both sides takes at worst. */
  longestMs(events: number): number;
  /**
   * In the order of the events. Events missing in the answer were dropped: the judge had nothing on them that held.
   * @throws ProviderError
   */
  judge(request: JudgeRequest): Promise<EventJudgement[]>;
  /** A short Korean plain text on one side. @throws ProviderError */
  summarise(request: SummaryRequest): Promise<string>;
}
