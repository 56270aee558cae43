// Reads JSON lines {key, stock_code, title, description, published_at, link} from stdin; prints {key, stock_code,
// event} for each, in the order of the input. Lines of one stock with the same `event` report the same event. A line
// that cannot be used gets {error}; the exit code is then 1.
import type { Article } from '@gaemi/domain/article';
import { clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import { kindReaderFor } from '@gaemi/providers/judge/learned/kind-reader';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import * as z from 'zod';
import { answerBadLine, BadLineError, endWithReader, readLines } from './json-lines.ts';
import { readInstant } from './published-at.ts';

const line = z.object({
  key: z.union([z.string(), z.number()]),
  stock_code: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  published_at: z.string().refine((text) => !Number.isNaN(readInstant(text).getTime()), 'not a date'),
  link: z.string().nullish(),
});

const lines: (z.infer<typeof line> | BadLineError)[] = [];
requireNoOptions('cluster < lines.jsonl');
endWithReader();
for await (const entry of readLines(process.stdin, line)) lines.push(entry);
const articles = lines.flatMap((entry, index): (Article & { code: string })[] =>
  entry instanceof BadLineError
    ? []
    : [
        {
          // Keys need not be unique, so the position identifies a line.
          id: String(index).padStart(8, '0'),
          code: entry.stock_code,
          title: entry.title,
          description: entry.description ?? '',
          link: entry.link ?? '',
          publisher: readHost(entry.link ?? ''),
          publishedAt: readInstant(entry.published_at),
        },
      ],
);
const companies = new Map(bundledCompanies.map((company) => [company.code, company]));
const eventOf = new Map<string, string>();
for (const [code, members] of Map.groupBy(articles, (article) => article.code)) {
  const company = companies.get(code) ?? null;
  for (const event of clusterArticles(members, company, kindReaderFor(company))) {
    for (const article of event.articles) eventOf.set(article.id, event.id);
  }
}
const answers = lines.map((entry, index) => {
  if (entry instanceof BadLineError) return answerBadLine(entry);
  const { key, stock_code } = entry;
  return JSON.stringify({ key, stock_code, event: eventOf.get(String(index).padStart(8, '0')) });
});
if (answers.length > 0) process.stdout.write(`${answers.join('\n')}\n`);

function readHost(link: string): string {
  return URL.canParse(link) ? new URL(link).host : '';
}
