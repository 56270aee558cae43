/** What a public service shows: its terms, and what it does with personal data. */
export const legalKinds = ['terms', 'privacy'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Version that a member agreed to, of each text. */
export type LegalVersions = Readonly<Record<LegalKind, string>>;

/** Version and day of the bundled texts, and of the box at the sign-up. */
export const DRAFT_DAY = '2025-06-13';

/** What a new version changed: its new lines, and those of the old one that are gone, in their order. */
export interface LegalChange {
  added: string[];
  removed: string[];
}

/** Compares two texts by lines. A line that only moved is no change. */
export function compareLegalTexts(before: string, after: string): LegalChange {
  return { added: linesBeyond(after, before), removed: linesBeyond(before, after) };
}

function linesBeyond(text: string, other: string): string[] {
  const counts = new Map<string, number>();
  for (const line of splitLines(other)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return splitLines(text).filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

/** Lines as a reader sees them, without the marks of Markdown around them. */
function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/^[\s#>*|-]+/, '')
        .replace(/[\s|*]+$/, '')
        .replaceAll(/\s*\|\s*/g, ' · '),
    )
    .filter((line) => line !== '' && !/^[:\s·-]+$/.test(line));
}
