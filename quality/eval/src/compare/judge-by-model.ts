import type { NewsTier } from '@gaemi/domain/members/grades';
import type { EventJudgement, Judge } from '@gaemi/providers/judge/judge';
import { ProviderError } from '@gaemi/providers/provider-error';
import { readInstant } from '../published-at.ts';
import type { Example } from '../training/examples.ts';
import type { Answer } from '../training/measure-judge.ts';

export interface ModelRun {
  /** The rows that the model was asked about, in their order. */
  examples: Example[];
  answers: Answer[];
  /** Rows without a valid judgement; an analysis drops such events. */
  silent: number;
  requests: number;
  promptTokens: number;
  completionTokens: number;
  seconds: number;
  /** What the endpoint failed with; the rows of that company are left out, and the run ends if asking again is no use. */
  failures: string[];
}

/** Day of the headlines without one. */
const someDay = '2026-11-20T09:00';

/** Judges the rows as analyses do, one company after the other. */
export async function judgeByModel(examples: readonly Example[], judge: Judge, tier: NewsTier): Promise<ModelRun> {
  const run = { requests: 0, promptTokens: 0, completionTokens: 0, failures: [] as string[] };
  const judged = new Map<Example, EventJudgement>();
  const asked = new Set<Example>();
  const startedAt = performance.now();
  for (const rows of Map.groupBy(examples, ({ headline }) => headline.company).values()) {
    try {
      const judgements = await judgeRows(rows, { judge, tier, run });
      for (const row of rows) asked.add(row);
      for (const judgement of judgements) {
        const row = rows[Number(judgement.eventId)];
        if (row !== undefined) judged.set(row, judgement);
      }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      run.failures.push(error.message);
      if (!error.retryable) break;
    }
  }
  const rows = examples.filter((row) => asked.has(row));
  return {
    ...run,
    examples: rows,
    answers: rows.map((row) => answerOf(row, judged.get(row))),
    silent: rows.length - judged.size,
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

function judgeRows(
  rows: readonly Example[],
  {
    judge,
    tier,
    run,
  }: { judge: Judge; tier: NewsTier; run: Pick<ModelRun, 'requests' | 'promptTokens' | 'completionTokens'> },
): Promise<EventJudgement[]> {
  const company = rows[0]?.text.company;
  if (company === undefined) return Promise.resolve([]);
  const events = rows.map(({ headline, text: { title, description, standing } }, index) => ({
    eventId: String(index),
    title,
    description,
    publisher: '',
    publishedAt: readInstant(headline.at ?? someDay),
    match: standing,
  }));
  const meter = {
    begin: () => {
      run.requests += 1;
    },
    used: async (tokens: { promptTokens: number; completionTokens: number }) => {
      run.promptTokens += tokens.promptTokens;
      run.completionTokens += tokens.completionTokens;
    },
  };
  const record = { judged: async () => undefined, unused: async () => undefined };
  return judge.judge({ company, tier, events, record, meter, signal: new AbortController().signal });
}

const unknown = {
  likely: { good: 0, bad: 0 },
  sureness: { good: 0, bad: 0, subject: 0, reportsEvent: 0, material: 0 },
};

/** A row without a judgement counts as neutral and is not shown. */
function answerOf({ headline }: Example, judgement: EventJudgement | undefined): Answer {
  // A model gives no probabilities.
  if (judgement !== undefined) return { headline, judgement: { ...judgement, ...unknown, confidence: 1 } };
  const { title: reason } = headline;
  const silent = {
    subject: 'no',
    kind: 'event',
    type: 'other',
    label: 'neutral',
    strength: 1,
    material: false,
  } as const;
  return { headline, judgement: { ...silent, ...unknown, reason, confidence: 0 } };
}
