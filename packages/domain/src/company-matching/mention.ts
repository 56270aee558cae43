import { chooseEnding, type NameEnding } from './name-ending.ts';
import { letterRun } from './name-index.ts';
import { isWordSign, splitSegments } from './plain-text.ts';

/** One occurrence of a company's name, with its context inside the sentence or headline part. */
export interface Mention {
  name: string;
  start: number;
  end: number;
  ending: NameEnding;
  segment: string;
  /** The segment before the name, and after the end of the name. */
  before: string;
  after: string;
}

/** Spellings of a company, and longer names that contain one. */
export interface CompanyPattern {
  names: RegExp;
  longer: RegExp | null;
}

const never: NameEnding[] = ['other_word', 'preferred_share'];

/**
 * Finds a company's mentions in a normalised text, and the reasons why other occurrences of its name are not mentions.
 */
export function findMentions(
  text: string,
  pattern: CompanyPattern,
): { mentions: Mention[]; longer: boolean; preferred: boolean } {
  const found = { mentions: [] as Mention[], longer: false, preferred: false };
  const covered = pattern.longer === null ? [] : coveredBy(text, pattern.longer);
  const segments = splitSegments(text);
  for (const match of text.matchAll(pattern.names)) {
    const start = match.index;
    const end = start + match[0].length;
    if (isWordSign(text, start - 1)) continue;
    if (covered.some((span) => span.start <= start && end <= span.end)) {
      found.longer = true;
      continue;
    }
    const ending = chooseEnding(letterRun(text, end), match[0]);
    if (ending === 'preferred_share') found.preferred = true;
    if (ending === 'other_word') found.longer = true;
    if (never.includes(ending)) continue;
    const segment = segments.findLast((candidate) => candidate.start <= start) ?? { text, start: 0 };
    found.mentions.push({
      name: match[0],
      start,
      end,
      ending,
      segment: segment.text,
      before: text.slice(segment.start, start),
      after: text.slice(end, segment.start + segment.text.length),
    });
  }
  return found;
}

/** Spans of longer names, each only as a separate word. */
function coveredBy(text: string, longer: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(longer)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, name: match[0] }))
    .filter(({ end, name }) => !name.includes(' ') || chooseEnding(letterRun(text, end), name) !== 'other_word');
}
