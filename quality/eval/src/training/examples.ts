import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { extractFeatures, type TextToJudge } from '@gaemi/domain/judge/model/features';
import type { Features } from '@gaemi/domain/judge/model/linear-model';
import { type Headline, headlineSets, headlines } from '../labelled-sets.ts';
import { inventedCompanies, type JudgedHeadline } from './judged-headlines.ts';

/** A headline with the text that the judge reads and its features. */
export interface Example {
  headline: JudgedHeadline;
  text: TextToJudge;
  features: Features;
}

/** A headline that has only a label, without a company. */
export interface LabelledExample {
  label: Headline['label'];
  features: Features;
}

const matcher = createCompanyMatcher(inventedCompanies);
const companies = new Map(inventedCompanies.map((company) => [company.name, company]));

/** Matches and reads the headlines as an analysis would. Throws for a company that is not one of the invented ones. */
export function toExamples(headlines: readonly JudgedHeadline[]): Example[] {
  return headlines.map((headline) => {
    const company = companies.get(headline.company);
    if (company === undefined) throw new Error(`not an invented company: ${headline.company}`);
    const { title, description } = headline;
    const text = { title, description, company, standing: matcher.match(company, { title, description }) };
    return { headline, text, features: extractFeatures(text) };
  });
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
