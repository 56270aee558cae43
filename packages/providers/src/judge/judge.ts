import type { CompanyMatch } from '@gaemi/domain/company-matching/company-matcher';
import type { Judgement, Strength } from '@gaemi/domain/judge/judgement/judgement';
import type { NewsTier } from '@gaemi/domain/members/grades';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { JudgeName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { ProviderError } from '../provider-error.ts';

/** Another article of an event, in other words than the leading one. */
export interface OtherArticle {
  title: string;
  description?: string | undefined;
  publisher: string;
  /** How the matcher found the company in it; judges that read for themselves do without. */
  match?: CompanyMatch | undefined;
}

/** An event, represented by its leading article. */
export interface EventToJudge {
  eventId: string;
  title: string;
  description: string;
  publisher: string;
  publishedAt: Date;
  /** Further articles of the event, in other words. */
  others?: readonly OtherArticle[] | undefined;
  /** How the matcher found the company in it; judges that read for themselves do without. */
  match?: CompanyMatch | undefined;
}

/**
 * `reason`: one Korean sentence without links or markup. `judgedFrom`: place of the article that it was judged by among the leading one and
 * the others; without it the leading one, or all.
 */
export type EventJudgement = Judgement & { eventId: string; judgedFrom?: number };

/** A rejected or changed answer of a judge. */
export interface RejectedAnswer {
  task: 'judgements' | 'summary';
  /** Description of the problem in our own words. */
  because: string;
  /** The answer of the judge, as far as it was received. */
  answer: string;
}

/** A model refuses to answer about the few events that it is still asked about, each by itself, which tells nothing of the others. */
export class EventsRefused extends ProviderError {
  constructor(message: string) {
    super('openai', 'refused', { message });
  }
}

/** Of most events a judge said nothing that holds. */
export class MostInvalid extends ProviderError {
  constructor(held: number, asked: number) {
    const message = `only ${held} of ${asked} judgements held (rejected_answers has the others): another model may keep to the rules`;
    super('openai', 'malformed', { message });
  }
}

/** So many answers that do not hold tell something of the judge; fewer, perhaps only of their events. */
const MANY = 3;

/**
 * Whether a judge is out of order whose judgements of `held` events hold and of `silent` ones do not: the rest, with the `others` that
 * need none of it, would seem to be all news that there was.
 */
export const isOutOfOrder = ({ held, silent, others }: Record<'held' | 'silent' | 'others', number>): boolean =>
  silent >= MANY && held < silent && held + others > 0;

/** Callbacks for results during the work, before the work as a whole succeeds or fails. */
export interface JudgingRecord {
  /** Called with valid judgements, each once. */
  judged(judgements: readonly EventJudgement[]): Promise<void>;
  unused(answer: RejectedAnswer): Promise<void>;
}

/** Cost of one request to a model. */
export interface TokensUsed {
  promptTokens: number;
  completionTokens: number;
}

/** Counts the requests of a judge to a model, and ends the work above a limit. */
export interface ModelMeter {
  /**
   * Called before each request, retries included. Throws when no more may be sent; the judge rethrows that error
   * unchanged.
   */
  begin(): void;
  /** Called after each request that was started, answered or not. */
  used(tokens: TokensUsed): Promise<void>;
}

export interface JudgeRequest {
  company: ListedCompany;
  tier: NewsTier;
  events: readonly EventToJudge[];
  record: JudgingRecord;
  /** Optional: without it, requests are not counted. */
  meter?: ModelMeter | undefined;
  signal: AbortSignal;
}

/** `events`: the side's events, most points first; `short` names each in a few words. `score` 0–100. */
export interface SummaryRequest {
  company: ListedCompany;
  tier: NewsTier;
  side: NewsSide;
  score: number;
  events: readonly { title: string; short: string; reason: string; strength: Strength }[];
  record: Pick<JudgingRecord, 'unused'>;
  meter?: ModelMeter | undefined;
  signal: AbortSignal;
}

/** Decides whether an event is good or bad for a company. */
export interface Judge {
  readonly name: JudgeName;
  /** True when its answers cost more than a database lookup, so that callers cache them. */
  readonly cacheable: boolean;
  /** True when it calls a paid model over the network. */
  readonly metered: boolean;
  /**
   * Changes whenever the same text may get another judgement: prompt or lexicon version, model and its effort. Part of
   * the key of cached judgements.
   */
  version(tier: NewsTier): string;
  /** Returns the worst-case milliseconds for judging so many events and summarising both sides. */
  longestMs(events: number): number;
  /**
   * Judges the events, in their order. Events missing in the answer were dropped: the judge gave no valid judgement.
   * @throws ProviderError; `EventsRefused` once it has reported the judgements of all other events
   */
  judge(request: JudgeRequest): Promise<EventJudgement[]>;
  /** Writes a short Korean plain text on one side. @throws ProviderError */
  summarise(request: SummaryRequest): Promise<string>;
}
