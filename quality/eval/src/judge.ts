// Reads JSON lines {stock_code?, title, description} from stdin; prints for each whether it is about that company and
// the label of the offline judge. A line that cannot be used gets {error}; the exit code is then 1.
import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { judgeByLexicon } from '@gaemi/domain/lexicon/judge-by-lexicon';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
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
  const about = company === undefined ? 'unknown' : matcher.match(company, text).about;
  const { label, strength, reason } = judgeByLexicon(company === undefined ? text : { ...text, company });
  return JSON.stringify({ about, label, strength, reason });
}

endWithReader();
for await (const entry of readLines(process.stdin, line)) {
  process.stdout.write(`${entry instanceof BadLineError ? answerBadLine(entry) : answerTo(entry)}\n`);
}
