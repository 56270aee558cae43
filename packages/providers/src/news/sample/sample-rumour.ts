import type { Article } from '@gaemi/domain/article';
import { isWeekend } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { articleId } from '../article-id.ts';
import { sampleFiling } from './sample-filing.ts';
import { createSeededRandom } from './seeded-random.ts';

const hour = 3_600_000;
const outcomes = ['미확정', '부인', '확정'] as const;

/**
 * Returns the rumour of a month, if it has one: a report, the exchange's inquiry on the same day and the company's answer
 * on the next trading day.
 */
export function sampleRumour(company: ListedCompany, month: string): Article[] {
  const random = createSeededRandom(`rumour ${company.code} ${month}`);
  if (!random.chance(0.4)) return [];
  const day = weekdayFrom(addDays(month, random.integer(2, 20)));
  const next = weekdayFrom(addDays(day, 1));
  const at = (on: string, hours: number) => new Date(startOfSeoulDay(on).getTime() + hours * hour);
  const link = `https://sample.gaemilens.example/naru/${day.replaceAll('-', '')}/${company.code}-rumour`;
  const report: Article = {
    id: articleId(link),
    title: `${company.name}, 해외 사업부 매각설…인수 후보 거론`,
    description: `${company.name} 해외 사업부의 매각설이 나온다. 여러 업체가 인수 후보로 거론된다.`,
    link,
    publisher: '나루통신',
    publishedAt: at(day, 9.5),
  };
  const outcome = random.pick(outcomes);
  const inquiry = '조회공시요구(풍문또는보도)(해외 사업부 매각설)';
  const answer = `조회공시요구(풍문또는보도)에대한답변(${outcome})(해외 사업부 매각설)`;
  return [
    report,
    sampleFiling(company.code, { reportName: inquiry, receivedAt: at(day, 12), serial: 90 }),
    sampleFiling(company.code, { reportName: answer, receivedAt: at(next, 17), serial: 91 }),
  ];
}

function weekdayFrom(day: string): string {
  let found = day;
  while (isWeekend(found)) found = addDays(found, 1);
  return found;
}
