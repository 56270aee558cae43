// `pnpm bench:costs`: what one news analysis of each tier asks of the news search and of the model, with stubs of both. The tokens
// are counted by o200k_base over what was sent and answered. A real model thinks beside it, and its answers are as long as it
// likes: quality/readings/scale.md says what that leaves open.
import { type Grade, tierOfGrade } from '@gaemi/domain/members/grades';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import type { ModelQuestion } from '@gaemi/testing/providers/model-question';
import { judgeBySimpleWords } from '@gaemi/testing/providers/word-judge';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { analyse } from '../product/analyse.ts';
import { companiesInForce, freshCompanies } from '../product/companies.ts';
import { logInMember } from '../product/member.ts';
import { ARTICLES, PER_DAY, startNewsStubs } from '../product/news-stubs.ts';
import { startProduct } from '../product/product.ts';

const GRADES: readonly Grade[] = ['basic', 'new', 'premium'];
const ANALYSES = 10;

interface Asked {
  in: number;
  out: number;
  /** Events in it, of a question that judges; and tokens of the instructions, which every such question repeats. */
  events: number;
  instructions: number;
}

requireNoOptions('bench:costs');
await using product = await startProduct();
await using stubs = await startNewsStubs();
let asked: Asked[] = [];
stubs.openai.answer((question: ModelQuestion) => {
  const reply = judgeBySimpleWords(question);
  const instructions = countTokens(question.system);
  const events = question.articles.length;
  asked.push({ in: instructions + countTokens(question.user), out: countTokens(reply), events, instructions });
  return reply;
});
const nextCompany = freshCompanies(await companiesInForce(product.database));
// A reader that closes early (head) ends the command without an error.
process.stdout.on('error', () => process.exit(0));
process.stdout.write(`${ANALYSES} analyses of each tier, ${ARTICLES} articles of each company, ${PER_DAY} a day\n`);
process.stdout.write(
  'tier     news calls  model calls  events  tokens in  tokens out  in / event  out / event  instructions\n',
);
await measure({});
process.stdout.write('the offline judge first (OPENAI_MODEL_FIRST=offline)\n');
await measure({ OPENAI_MODEL_FIRST: 'offline' });

async function measure(settings: Record<string, string>): Promise<void> {
  await using _worker = await product.startWorker({ ...stubs.settings, ...settings });
  for (const grade of GRADES) await measureGrade(grade);
}

async function measureGrade(grade: Grade): Promise<void> {
  const member = await logInMember(product, grade);
  asked = [];
  const before = stubs.naver.requests.length;
  for (let round = 0; round < ANALYSES; round += 1) {
    const company = nextCompany();
    stubs.addArticles(company);
    await analyse(member, tierOfGrade[grade], company);
  }
  const judging = asked.filter(({ events }) => events > 0);
  const events = sum(judging, 'events');
  const cells: [number, number][] = [
    [(stubs.naver.requests.length - before) / ANALYSES, 12],
    [asked.length / ANALYSES, 13],
    [events / ANALYSES, 8],
    [sum(asked, 'in') / ANALYSES, 11],
    [sum(asked, 'out') / ANALYSES, 12],
    [sum(judging, 'in') / events, 12],
    [sum(judging, 'out') / events, 13],
    [sum(judging, 'instructions') / judging.length, 14],
  ];
  const line = cells.map(([value, width]) => (value < 100 ? value.toFixed(1) : value.toFixed(0)).padStart(width));
  process.stdout.write(`${tierOfGrade[grade].padEnd(7)}${line.join('')}\n`);
}

function sum(list: readonly Asked[], field: keyof Asked): number {
  return list.reduce((total, each) => total + each[field], 0);
}
