import { describe, expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

/** Names that the field does not know, each with the one that it has. Only identifiers count: prose may say "told". */
const words: readonly { not: RegExp; but: string }[] = [
  {
    not: /\b(?:un)?told(?:[A-Z]\w*)?\b|\bUn?[Tt]old\w*|\bTold\w*|\b(?:is|was)Told\b/,
    but: 'notified, or what it is: shown, stated',
  },
  { not: /\btell[A-Z]\w*|\bTell[A-Z]\w*|\btellings?\b|\bTelling\w*|\btells[A-Z]\w*/, but: 'notify, notification' },
  {
    not: /\bwatching(?!_)\w*|\bWatching\w*|\bwatchers?\b|\bStockWatch\w*|\bwatchedStocks\b/,
    but: 'monitoring, subscribers',
  },
  { not: /\bWatch(?:Stocks?|Rounds?|Judge)\b|\bJudgeWatch\b/, but: 'StockMonitor, JudgeRecorder' },
  { not: /\bwaysOf\b/, but: 'channelsOf' },
  { not: /\b[oO]ccasions?\b|\bMailOccasion\b/, but: 'notification kind' },
  { not: /\bshelf\b|\bShelf\w*|\bisKept\b/, but: 'archive, cacheable' },
  { not: /\bheldOr\w*/, but: 'requireLease' },
  { not: /\b(?:leaveNoTrace|takeOn)\b/, but: 'purgeWithdrawn, claimAndRun' },
  { not: /\btakingTurns\b/, but: 'serialize' },
  { not: /\bjudgeAnew\b/, but: 'judgeUncached' },
  { not: /\b(?:opinionHouses?|namesHouse|isOfOtherHouse)\b/, but: 'brokerage' },
  { not: /\bletterPairs?\b/, but: 'bigrams' },
  { not: /\b(?:createLexiconJudge|LexiconJudge)\b/, but: 'offline' },
];

const withoutComments = (code: string): string => code.replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '');

const withoutProse = (code: string): string =>
  code.replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

/** Returns the forbidden identifiers of a source, each with the word to use. */
function foundIn(code: string): string[] {
  const identifiers = withoutProse(code);
  return words.flatMap(({ not, but }) =>
    [...identifiers.matchAll(new RegExp(not, 'g'))].map(([name]) => `${name}: ${but}`),
  );
}

describe('the words of the code', () => {
  it.each(words)('finds $not', ({ not, but }) => {
    expect(but).not.toMatch(not);
  });

  it('counts identifiers only', () => {
    expect(foundIn("// told\nconst a = 'told'; /* untold */ call(told)")).toEqual([expect.stringContaining('told: ')]);
    expect(foundIn('class WatchJudge {}')).toEqual(['WatchJudge: StockMonitor, JudgeRecorder']);
  });

  it('are those of the field', () => {
    // Generated from the wire, whose names are fixed; migrations name what was; the rule itself.
    const exempt = /openapi-types\.ts$|\/database\/src\/setup\/|^scripts\/words\.spec\.ts$/;
    const found = trackedFiles('*.ts', '*.tsx')
      .filter(({ file }) => !exempt.test(file))
      .flatMap(({ file, text }) => foundIn(text).map((each) => `${file}: ${each}`));
    expect(found).toEqual([]);
  });

  it('end in -Of for look-ups alone: what builds, reads or finds something has a verb', () => {
    const declared = trackedFiles('*.ts', '*.tsx').flatMap(({ text }) =>
      [...text.matchAll(/\b(?:function|const) ([A-Za-z]+Of)\b/g)].map(([, name]) => name),
    );
    expect(new Set(declared).size).toBeLessThanOrEqual(150);
  });

  it('name a side of the news in few files of the web: elsewhere sides are data', () => {
    const side = /\b(?:good|bad)\b|(?:good|bad)_|_(?:good|bad)\b|\b(?:good|bad)[A-Z]|Good\b|Bad\b/;
    const named = trackedFiles('apps/web/src/**/*.ts', 'apps/web/src/**/*.tsx')
      .filter(({ file, text }) => !file.includes('.spec.') && side.test(withoutComments(text)))
      .map(({ file }) => file);
    expect(named.length).toBeLessThanOrEqual(30);
  });
});
