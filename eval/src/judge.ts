// Reads JSON lines {stock_code?, title, description} from stdin; prints for each whether it is about that company and how the offline
// judge labels it.
import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { judgeByLexicon } from '@gaemi/domain/lexicon/judge-by-lexicon';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import * as z from 'zod';
import { readLines, runOnLines } from './json-lines.ts';

const line = z.object({
  stock_code: z.string().nullish(),
  title: z.string(),
  description: z.string().nullish(),
});

await runOnLines(async () => {
  const matcher = createCompanyMatcher(bundledCompanies);
  const companies = new Map(bundledCompanies.map((company) => [company.code, company]));
  for await (const { stock_code, title, description } of readLines(process.stdin, line)) {
    const text = { title, description: description ?? '' };
    const company = companies.get(stock_code ?? '');
    const about = company === undefined ? 'unknown' : matcher.match(company, text).about;
    const { label, strength, reason } = judgeByLexicon(company === undefined ? text : { ...text, company });
    process.stdout.write(`${JSON.stringify({ about, label, strength, reason })}\n`);
  }
});
