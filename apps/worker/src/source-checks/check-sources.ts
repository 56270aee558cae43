import { limitsLine } from '@gaemi/domain/rights/limits-line';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { CheckedSource, SourceCheck } from '@gaemi/domain/source-check';
import { ProviderError } from '@gaemi/providers/provider-error';
import { explainFailure } from '@gaemi/providers/source-checks/explain-failure';
import type { SourceAnswer } from '@gaemi/providers/source-checks/source-answer';
import { type QuestionParts, type SourceQuestion, sourceQuestions } from './source-questions.ts';

/** Time limits of one question. A model may think for long, and the files of the stock list are larger than an answer. */
const LIMIT_MS = 20_000;
const LONG_LIMIT_MS = 60_000;
const MODEL_SPARE_MS = 5_000;

export interface CheckParts extends QuestionParts {
  rights: RightsRegister;
  /** Calls of a source that are left today; null where they are not counted. */
  callsLeft: (kind: CheckedSource) => Promise<number | null>;
  signal: AbortSignal;
  /** For tests. */
  limitMs?: number;
}

/** Asks every configured source one cheap question, side by side. Never throws for a source; none waits for another. */
export async function checkSources(parts: CheckParts): Promise<SourceCheck[]> {
  const checks = await Promise.all(sourceQuestions(parts).map((question) => check(question, parts)));
  const failed = checks.filter(({ ok }) => ok === false).map(({ source }) => source);
  parts.logger.info({ asked: checks.filter(({ ok }) => ok !== null).length, failed }, 'sources checked');
  return checks;
}

async function check(question: SourceQuestion, parts: CheckParts): Promise<SourceCheck> {
  const { source, kind, rightsOf, cost, note } = question;
  const answer = await answerOf(question, parts);
  return {
    source,
    configured: question.ask !== null,
    ok: answer?.ok ?? null,
    detail: answer === null ? note : [answer.detail, ...(note === null ? [] : [note])].join('; '),
    reachBack: answer?.reachBack ?? null,
    // After the question, which is a call itself.
    callsLeft: question.ask === null ? null : await parts.callsLeft(kind).catch(() => null),
    rights: rightsOf === null ? null : (limitsLine(rightsOf, parts.rights.rightsOf(rightsOf)) ?? 'no limits'),
    cost,
  };
}

async function answerOf(
  { ask, kind, source }: SourceQuestion,
  parts: CheckParts,
): Promise<(SourceAnswer & { ok: boolean }) | null> {
  if (ask === null) return null;
  const { environment, signal, logger } = parts;
  try {
    return { ok: true, ...(await ask(AbortSignal.any([signal, AbortSignal.timeout(limitOf(kind, parts))]))) };
  } catch (err) {
    // It names provider and cause, and never an address with a key.
    if (err instanceof ProviderError) logger.warn({ err, source }, 'a source failed its check');
    else logger.error({ err, source }, 'the check of a source failed');
    return { ok: false, detail: explainFailure(err, { source: kind, naverApi: environment.NAVER_API }) };
  }
}

function limitOf(kind: CheckedSource, { limitMs = LIMIT_MS, sources: { judge } }: CheckParts): number {
  if (kind === 'model' && judge.name === 'openai') return judge.timeLimitMs + MODEL_SPARE_MS;
  return kind === 'kis-master' || kind === 'gdelt' ? Math.max(limitMs, LONG_LIMIT_MS) : limitMs;
}
