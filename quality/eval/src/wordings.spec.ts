import type { Article } from '@gaemi/domain/article';
import { clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import { judgeText } from '@gaemi/domain/judge/judge-text';
import { buildReason } from '@gaemi/domain/judge/reasons/build-reason';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { cleanText, withoutOrders } from '@gaemi/domain/text/clean-text';
import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';
import { describe, expect, it } from 'vitest';
import { type Wording, wordings } from './labelled-sets.ts';

const rows = wordings();
const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
const HOURS = 3_600_000;

function companyOf(row: Wording): ListedCompany {
  const name = row.company;
  return {
    code: '000000',
    name,
    market: 'KOSPI',
    aliases: [],
    formerNames: [],
    listedShares: null,
    floatingShares: null,
  };
}

function writeSentence(row: Wording, article: { title: string; description: string }): string | null {
  const { type, label } = row;
  const reason = buildReason({ ...article, company: companyOf(row) }, { kind: 'event', type, label });
  return reason.endsWith('요.') ? reason : null;
}

describe('headlines that invite a false sentence', () => {
  it('are at least ten of each kind', () => {
    for (const [kind, members] of Map.groupBy(rows, (row) => row.kind))
      expect(members.length, kind).toBeGreaterThanOrEqual(10);
  });

  it('say what was read and found true, or stay headlines', () => {
    expect(rows.map((row) => writeSentence(row, row))).toEqual(rows.map(({ says }) => says));
    const pairs = ofKind('outcome-pairs');
    expect(pairs.map((row) => row.later && writeSentence(row, row.later))).toEqual(
      pairs.map(({ saysLater }) => saysLater),
    );
  });

  it('are two events where the later one takes the earlier one back', () => {
    const joined = ofKind('outcome-pairs').filter((row) => {
      const articles = [row, row.later ?? row].map(
        ({ title, description }, index): Article => ({
          id: String(index),
          title,
          description,
          publisher: `publisher ${index}`,
          link: '',
          publishedAt: new Date(Date.UTC(2026, 10, 20) + index * 20 * HOURS),
        }),
      );
      return clusterArticles(articles, companyOf(row)).length !== 2;
    });
    expect(joined.map(({ title }) => title)).toEqual([]);
  });

  it('are no good news where a superlative stands beside a sanction, an issue or a fall', () => {
    const turned = ofKind('sanction-superlative').filter(
      (row) => row.label === 'bad' && judgeText(learnedModels, { ...row, company: companyOf(row) }).label === 'good',
    );
    expect(turned.map(({ title }) => title)).toEqual([]);
  });

  it('keep all their words, whatever they name', () => {
    for (const { title } of rows) expect(withoutOrders(cleanText(title))).toBe(cleanText(title));
  });
});
