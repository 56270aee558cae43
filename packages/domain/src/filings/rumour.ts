import { tradingDaysApart } from '../market-calendar/trading-days-apart.ts';
import { daysBetween } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';
import type { Filing } from './filing.ts';
import { findNextAnswerDay } from './next-answer-day.ts';
import { type ReportName, readReportName } from './report-name.ts';
import { isAttachment } from './report-prefix.ts';
import { type RumourRule, type RumourStageName, rumourRules, rumourStageNames } from './rumour-rules.ts';
import { isRumourHeadline, type RumourTopic, rumourTopicIn, settles } from './rumour-topic.ts';

/** A filing, or an article by its headline and day in Seoul, of one company. */
export type RumourItem = { filing: Filing } | { article: { id: string; title: string; day: string } };

export interface RumourStage {
  stage: RumourStageName;
  /** Day in Seoul. */
  day: string;
  /** Null for an article. */
  receiptNo: string | null;
  /** Null for a filing. */
  articleId: string | null;
  /** Day of the next answer, where a pending one states it. */
  nextAnswerOn: string | null;
}

/** One rumour from its first report or inquiry to its end, as far as known. */
export interface Rumour {
  /** Matter, null where no headline or report name states it. */
  topic: RumourTopic | null;
  stages: RumourStage[];
  /** Last stage, which decides the weight. */
  stage: RumourStageName;
  rule: RumourRule;
}

/** Days after its last stage in which a rumour goes on. */
const daysUntilForgotten = 30;
/** The same after a pending answer: the company must answer again within six months at most. */
const daysOfPending = 190;
/** Days in which the press repeats a rumour that was just settled. */
const daysOfEcho = 3;

interface Step extends RumourStage {
  topic: RumourTopic | null;
  /** A filing about the matter itself, which belongs to a rumour only when one about it is open. */
  decision: ReportName | null;
}

/**
 * Returns the rumours of one company with their stages, by day. Answers follow inquiries and decisions follow answers of
 * the same day, so the order of arrival does not matter.
 */
export function buildRumours(items: readonly RumourItem[]): Rumour[] {
  const rumours: { topic: RumourTopic | null; stages: RumourStage[] }[] = [];
  for (const { topic, decision, ...stage } of listSteps(items)) {
    const open = rumours.findLast((rumour) => goesOn(rumour, { ...stage, topic, decision }));
    if (open === undefined) {
      if (decision === null) rumours.push({ topic, stages: [stage] });
    } else {
      open.topic ??= topic;
      if (stage.stage !== 'reported') open.stages.push(stage);
    }
  }
  return rumours.map(({ topic, stages }) => {
    const stage = stages.at(-1)?.stage ?? 'reported';
    return { topic, stages, stage, rule: rumourRules[stage] };
  });
}

/** Whether a step belongs to a rumour. An answer without a matter belongs to the last rumour that is open. */
function goesOn({ topic, stages }: { topic: RumourTopic | null; stages: readonly RumourStage[] }, step: Step): boolean {
  const last = stages.at(-1);
  if (last === undefined) return false;
  const gap = daysBetween(last.day, step.day);
  const { decision } = step;
  if (decision !== null) {
    if (topic === null) return false;
    if (step.stage === 'withdrawn')
      return last.stage === 'confirmed' && settledBy(decision, topic) && gap <= daysOfPending;
    if (isSettled(last.stage) && last.stage !== 'denied') return false;
    return gap <= daysOfPending && settles(decision.kind, topic);
  }
  if (step.topic !== null && topic !== null && step.topic !== topic) return false;
  if (isSettled(last.stage)) {
    // The next trading day is further away over a holiday.
    const isEcho = gap <= daysOfEcho || tradingDaysApart(last.day, step.day) <= 1;
    return isEcho && (step.stage === 'reported' || isAnswer(step.stage));
  }
  return gap <= (last.stage === 'pending' ? daysOfPending : daysUntilForgotten);
}

const isSettled = (stage: RumourStageName): boolean => ['denied', 'confirmed', 'withdrawn'].includes(stage);
const isAnswer = (stage: RumourStageName): boolean => ['pending', 'denied', 'confirmed'].includes(stage);

/** Whether a withdrawal takes back what made the rumour true. */
function settledBy({ kind }: ReportName, topic: RumourTopic): boolean {
  return kind === 'contract_ended' ? topic === 'contract' : settles(kind, topic);
}

function listSteps(items: readonly RumourItem[]): Step[] {
  const steps = items.map(findStep).filter((step) => step !== null);
  const unique = new Map(steps.map((step) => [`${step.receiptNo ?? ''}/${step.articleId ?? ''}`, step]));
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.day, b.day) ||
      Number(a.decision !== null) - Number(b.decision !== null) ||
      rankOf(a.stage) - rankOf(b.stage) ||
      compareText(a.receiptNo ?? '', b.receiptNo ?? '') ||
      compareText(a.articleId ?? '', b.articleId ?? ''),
  );
}

/** Answers of one day follow each other by receipt number. */
const rankOf = (stage: RumourStageName): number => Math.min(2, rumourStageNames.indexOf(stage));

function findStep(item: RumourItem): Step | null {
  if ('article' in item) {
    const { id, title, day } = item.article;
    if (!isRumourHeadline(title)) return null;
    return { ...unanswered, stage: 'reported', day, articleId: id, topic: rumourTopicIn(title) };
  }
  const { filing } = item;
  const report = readReportName(filing.reportName);
  const text = [report.name, ...report.details].join(' ');
  // Unusual trading has no rumour behind it.
  if (isAttachment(report) || /시황변동/.test(text)) return null;
  const found = { ...unanswered, day: filing.receivedOn, receiptNo: filing.receiptNo, topic: rumourTopicIn(text) };
  if (report.kind === 'inquiry') return { ...found, stage: 'inquired' };
  if (report.kind === 'answer' || report.kind === 'clarification') {
    // A clarification without an outcome is the company's own word against a report.
    const stage = report.outcome ?? 'pending';
    return { ...found, stage, nextAnswerOn: stage === 'pending' ? findNextAnswerDay(filing) : null };
  }
  const ends = report.withdrawn || report.kind === 'contract_ended';
  return { ...found, stage: ends ? 'withdrawn' : 'confirmed', decision: report };
}

const unanswered = { receiptNo: null, articleId: null, nextAnswerOn: null, decision: null } as const;
