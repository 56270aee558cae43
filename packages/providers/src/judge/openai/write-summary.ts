import { listNames } from '@gaemi/domain/company-matching/name-pattern';
import { checkSentence } from '@gaemi/domain/fact-check/check-sentence';
import type { Fault } from '@gaemi/domain/fact-check/reading/faults';
import { summariseSide } from '@gaemi/domain/judge/reasons/summaries';
import { cutText, visibleText } from '../../news/plain-text.ts';
import type { SummaryRequest } from '../judge.ts';
import { withoutWrapping } from './answer-text.ts';
import type { AskModel } from './chat-client.ts';
import { dataEnvelope } from './data-envelope.ts';
import { inFigures } from './in-figures.ts';
import type { Naming } from './judging-question.ts';
import { createNameMask, lettersOccurIn, noMask } from './name-mask.ts';
import { companiesOccurIn } from './named-companies.ts';
import { summaryPrompt } from './prompts.ts';
import { advises } from './reason-form.ts';
import { hasLink, hasMarkup, isKorean } from './text-checks.ts';

const MAX_SUMMARY = 400;
/** Number of events that the model gets; those with the most weight come first. */
const MAX_EVENTS = 20;
/** Maximum number of questions for one summary. */
export const SUMMARY_TRIES = 2;

/** Returns a summary by the model if it is valid, at the second try at the latest, else the first reasons in a row. */
export async function writeSummary(
  request: SummaryRequest,
  { model, names, ask }: { model: string; names: Naming['names']; ask: AskModel },
): Promise<string> {
  const { company, side, record, meter, signal } = request;
  const events = request.events.slice(0, MAX_EVENTS);
  if (events.length === 0) return summariseSide(side, []);
  const source = sourceOf(request);
  const mask = names === 'masked' ? createNameMask(company) : noMask;
  let problems: string[] = [];
  for (let tries = 0; tries < SUMMARY_TRIES; tries += 1) {
    const user = questionOn(request, { names, mask, problems });
    const answer = await ask({ model, task: 'summarising', system: summaryPrompt, user, meter, signal });
    const summary = 'text' in answer ? mask.show(visibleText(withoutWrapping(answer.text), 10_000)) : '';
    // Lists and headings only show in the lines, which the summary no longer has.
    problems = [
      ...(summary === '' ? ['there was none'] : findProblems(summary, source, company)),
      ...problemsOfLines(answer),
    ];
    if (problems.length === 0) return summary;
    const said = 'text' in answer ? answer.text : answer.said;
    const because = 'text' in answer ? problems.join('; ') : `the answer was ${answer.unusable}`;
    await record.unused({ task: 'summary', because, answer: said });
  }
  return cutText(
    events
      .slice(0, 3)
      .map(({ reason }) => reason)
      .join(' '),
    MAX_SUMMARY,
  );
}

function questionOn(
  { company, side, score, events }: SummaryRequest,
  { names, mask, problems }: Naming & { problems: readonly string[] },
): string {
  const envelope = dataEnvelope({
    company: { name: mask.hide(company.name), ...(names === 'shown' && { code: company.code }) },
    side,
    score,
    events: events.slice(0, MAX_EVENTS).map(({ title, reason, strength }) => ({
      title: mask.hide(visibleText(title, 200)),
      reason: mask.hide(visibleText(reason, 200)),
      strength,
    })),
  });
  const question = `Summarise the ${side} side.\n${envelope}`;
  return problems.length === 0
    ? question
    : `${question}\nAn earlier summary could not be used: ${problems.join('; ')}.`;
}

/** Collects every source of figures and names that a summary may use. */
function sourceOf({ score, events, company }: SummaryRequest): string {
  const reported = events.slice(0, MAX_EVENTS);
  const texts = reported.map(({ title, reason }) => `${title}\n${reason}`);
  const counts = [reported.length, events.length].flatMap((count) => [`${count}건`, `${count}개`, `${count}가지`]);
  return [company.name, `${score}점`, ...counts, ...texts].join('\n');
}

function findProblems(summary: string, source: string, company: SummaryRequest['company']): string[] {
  const problems = [
    [summary.length > MAX_SUMMARY, `it was longer than ${MAX_SUMMARY} characters`],
    [!isKorean(summary), 'it was not Korean'],
    [hasLink(summary, source), 'it contained a link'],
    [hasMarkup(summary), 'it contained markup'],
    [advises(summary), 'it gave advice or said what the price will do'],
    [
      !companiesOccurIn(summary, source, company) || !lettersOccurIn(summary, source),
      'it named a company that the events do not',
    ],
  ] as const;
  const sentences = summary.split(/(?<=[요다]\.)\s+/);
  const text = `${source}\n${inFigures(source)}`;
  const faults = sentences.flatMap((each) => checkSentence(inFigures(each), { text, names: listNames(company) }));
  return [...problems.filter(([wrong]) => wrong).map(([, words]) => words), ...new Set(faults.map(inWords))];
}

const inWords = (fault: Fault): string =>
  fault === 'figure' || fault === 'unit'
    ? 'it contained a number that the events do not'
    : fault === 'name'
      ? 'it named somebody or something that the events do not'
      : `it differed from the events (${fault})`;

function problemsOfLines(answer: Awaited<ReturnType<AskModel>>): string[] {
  if (!('text' in answer)) return [];
  const lines = withoutWrapping(answer.text).split('\n');
  return lines.some((line) => hasMarkup(line)) ? ['it was not plain text'] : [];
}
