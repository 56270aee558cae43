import { describe, expect, it } from 'vitest';
import { checkJudgement } from './check-judgement.ts';
import { judgementAnswerSchema, readJudgements } from './judgement-schema.ts';
import { judgingRubric } from './judging-rubric.ts';
import { knownCompanies } from './named-companies.ts';
import { samsung } from './testing/question-event.ts';

const examples = [...judgingRubric.matchAll(/^company (.+?): (\{.*\})\n→ (\{.*\})$/gm)].map(
  ([, name = '', article = '', answer = '']) => ({ name, article, answer }),
);

describe('the examples of the rubric', () => {
  it('are three', () => expect(examples).toHaveLength(3));

  it.each(examples)('pass the checks of answers: $name', ({ name, article, answer }) => {
    const { title, description } = JSON.parse(article);
    const [item] = readJudgements({ judgements: [JSON.parse(answer)] }) ?? [];
    const source = { text: `${title}\n${description}`, company: { ...samsung, code: 'X00000', name, aliases: [] } };
    expect(item && checkJudgement(item, source).problems).toEqual([]);
    expect(knownCompanies().companiesIn(source.text)).toEqual([]);
  });
});

it('the rubric explains every field and every code of the answer', () => {
  const { properties } = judgementAnswerSchema.schema.properties.judgements.items;
  const { article: _, ...explained } = properties;
  for (const field of Object.keys(explained)) expect(judgingRubric).toContain(`- ${field}: `);
  for (const code of [...properties.kind.enum, ...properties.type.enum, ...properties.side.enum])
    expect(judgingRubric).toMatch(new RegExp(`\\b${code}\\b`));
});

it('takes the event behind a move for the event, and one of two that act for the subject', () => {
  expect(judgingRubric).toContain('"[특징주] …, 4조 수주에 급등") is that event');
  expect(judgingRubric).toContain('one of two that act together');
  expect(judgingRubric).toContain('a brokerage stands in front of a report about it');
});
