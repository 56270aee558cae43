import type { JudgeRequest } from '../judge.ts';
import { companyProfile } from './company-profile.ts';
import { dataEnvelope } from './data-envelope.ts';
import type { NumberedEvent } from './event-texts.ts';
import type { NameMask } from './name-mask.ts';

/** Whether the model reads the names of companies, and the mask that hides them. */
export interface Naming {
  names: 'shown' | 'masked';
  mask: NameMask;
}

/**
 * Writes the user message on events: the company first, so that requests on the same company begin alike, then their
 * articles, and last the problems of an earlier answer.
 */
export function judgingQuestion(
  events: readonly NumberedEvent[],
  company: JudgeRequest['company'],
  { names, mask, problems }: Naming & { problems: readonly string[] },
): string {
  const numbers = events.map(({ number }) => number).join(', ');
  const question = [
    `The company: ${companyProfile(company, names, mask)}`,
    `Judge the articles ${numbers} for the company.`,
    dataEnvelope({ articles: events.map(({ reported }) => reported) }),
  ].join('\n');
  if (problems.length === 0) return question;
  return `${question}\nAn earlier answer could not be used: ${problems.join('; ')}. Keep to the rules this time.`;
}
