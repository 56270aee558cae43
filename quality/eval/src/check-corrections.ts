// Reads the upheld objections of the store at MONGODB_URI, judges their articles again by the present company matcher and
// offline judge, and prints which of the confirmed errors would be made again. The exit code is then 1. Cases whose texts
// are gone, since the days of their source are over, are counted only; those that a later decision has overturned are not.
import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { judgeText } from '@gaemi/domain/judge/judge-text';
import { newsSides } from '@gaemi/domain/news-side';
import { findCorrection } from '@gaemi/domain/objections/corrections';
import { objectionKinds } from '@gaemi/domain/objections/objection';
import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { mongodbUri } from '@gaemi/runtime/settings/environment-fields';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { MongoClient } from 'mongodb';
import * as z from 'zod';

const upheldCase = z.object({
  stockCode: z.string(),
  stockName: z.string(),
  kind: z.enum(objectionKinds),
  side: z.enum(newsSides),
  day: z.string(),
  articles: z.array(z.object({ link: z.string(), title: z.string(), description: z.string() })),
  links: z.array(z.string()),
  wordings: z.array(z.string()),
});
type UpheldCase = z.infer<typeof upheldCase>;

const matcher = createCompanyMatcher(bundledCompanies);
const companies = new Map(bundledCompanies.map((company) => [company.code, company]));

/** What would be wrong again, a text for each article; null when nothing can be judged any more. */
function findErrors({ stockCode, kind, side, articles, links }: UpheldCase): string[] | null {
  const company = companies.get(stockCode);
  const meant = articles.filter(({ link, title }) => links.includes(link) && title !== '');
  if (company === undefined || meant.length === 0) return null;
  return meant.flatMap(({ title, description }) => {
    const standing = matcher.match(company, { title, description });
    const { subject, label } = judgeText(learnedModels, { title, description, company, standing });
    const isSubject = standing.about === 'yes' && subject === 'yes';
    const isWrong = kind === 'other_company' ? isSubject : isSubject && label === side;
    return isWrong ? [title] : [];
  });
}

/** The cases as they stand in analyses: with the links of which no later decision says otherwise, and none without any. */
function listStanding(cases: readonly UpheldCase[]): UpheldCase[] {
  return cases.flatMap((one) => {
    const ofStock = cases.filter(({ stockCode }) => stockCode === one.stockCode);
    const links = one.links.filter((link) => findCorrection({ link, side: one.side }, ofStock) === one.kind);
    return links.length === 0 ? [] : [{ ...one, links }];
  });
}

requireNoOptions('--filter @gaemi/eval check-corrections');
const { MONGODB_URI } = orExit(() => parseEnvironment(z.object({ MONGODB_URI: mongodbUri })));
const client = new MongoClient(MONGODB_URI, { serverSelectionTimeoutMS: 5_000 });
try {
  const stored = await client
    .db()
    .collection('objections')
    .find({ state: 'upheld' })
    .sort({ decidedAt: 1, _id: 1 })
    .toArray();
  const cases = listStanding(z.array(upheldCase).parse(stored));
  let gone = 0;
  let wrong = 0;
  for (const one of cases) {
    const errors = findErrors(one);
    if (errors === null) gone += 1;
    else if (errors.length > 0) {
      wrong += 1;
      const what = one.kind === 'other_company' ? 'still taken for this company' : `still ${one.side}`;
      for (const title of errors) process.stdout.write(`${one.stockName} ${one.day}: ${what}: ${title}\n`);
    }
  }
  const sound = cases.length - gone - wrong;
  process.stdout.write(`${cases.length} upheld: ${sound} right now, ${wrong} still wrong, ${gone} without texts\n`);
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await client.close();
}
