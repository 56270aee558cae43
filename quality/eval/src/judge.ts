// Reads JSON lines {stock_code?, title, description} from stdin. Prints for each: whether it is about that company, the
// part the company plays in it (subject), kind, type, label and strength by the offline judge, and the reason it would
// show. A line that cannot be used gets {error}; the exit code is then 1.
import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { judgeText } from '@gaemi/domain/judge/judge-text';
import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import * as z from 'zod';
import { answerBadLine, BadLineError, endWithReader, readLines } from './json-lines.ts';

const line = z.object({
  stock_code: z.string().nullish(),
  title: z.string(),
  description: z.string().nullish(),
});
const matcher = createCompanyMatcher(bundledCompanies);
const companies = new Map(bundledCompanies.map((company) => [company.code, company]));

function answerTo({ stock_code, title, description }: z.infer<typeof line>): string {
  const text = { title, description: description ?? '' };
  const company = companies.get(stock_code ?? '');
  if (company === undefined) {
    const { kind, type, label, strength, reason } = judgeText(learnedModels, text);
    return JSON.stringify({ about: 'unknown', subject: 'unknown', kind, type, label, strength, reason });
  }
  const standing = matcher.match(company, text);
  const { subject, kind, type, label, strength, reason } = judgeText(learnedModels, { ...text, company, standing });
  return JSON.stringify({ about: standing.about, subject, kind, type, label, strength, reason });
}

requireNoOptions('judge < lines.jsonl');
endWithReader();
for await (const entry of readLines(process.stdin, line)) {
  process.stdout.write(`${entry instanceof BadLineError ? answerBadLine(entry) : answerTo(entry)}\n`);
}
