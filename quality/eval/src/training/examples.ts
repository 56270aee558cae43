import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { extractFeatures, type TextToJudge } from '@gaemi/domain/judge/model/features';
import type { Features } from '@gaemi/domain/judge/model/linear-model';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { type Headline, headlineSets, headlines } from '../labelled-sets.ts';
import {
  inventedCompanies,
  inventLargeCompanies,
  inventStrictCompanies,
  inventTwinCompanies,
  type JudgedHeadline,
} from './judged-headlines.ts';

/** A headline with the text that the judge reads and its features. */
export interface Example {
  headline: JudgedHeadline;
  text: TextToJudge;
  features: Features;
  /** Of the twins of real headlines. */
  isTwin: boolean;
}

/** A headline that has only a label, without a company. */
export interface LabelledExample {
  label: Headline['label'];
  features: Features;
}

/** Reads headlines about companies of one list. The twins have names of their own, so that neither list hides the other. */
function createReader(companies: readonly ListedCompany[]): (headline: JudgedHeadline) => TextToJudge | null {
  const matcher = createCompanyMatcher(companies);
  const companyOf = new Map(companies.map((company) => [company.name, company]));
  return ({ company: name, title, description }) => {
    const company = companyOf.get(name);
    return company === undefined
      ? null
      : { title, description, company, standing: matcher.match(company, { title, description }) };
  };
}

/** The lists of companies in the order in which they are asked; each is made for the first headline that needs it. */
const lists = [() => inventedCompanies, inventTwinCompanies, inventLargeCompanies, inventStrictCompanies];
const readers: ReturnType<typeof createReader>[] = [];

/** Matches and reads the headlines as an analysis would. Throws for a company that is not one of the invented ones. */
export const toExamples = (headlines: readonly JudgedHeadline[]): Example[] => headlines.map(toExample);

function toExample(headline: JudgedHeadline): Example {
  for (const [index, list] of lists.entries()) {
    const read = readers[index] ?? createReader(list());
    readers[index] = read;
    const text = read(headline);
    if (text !== null) return { headline, text, features: extractFeatures(text), isTwin: index > 0 };
  }
  throw new Error(`not an invented company: ${headline.company}`);
}

/** The older sets, which have labels only. */
export function labelledExamples(): LabelledExample[] {
  return headlineSets.flatMap((set) =>
    headlines(set).map(({ label, title, description }) => ({
      label,
      features: extractFeatures({ title, description }),
    })),
  );
}
