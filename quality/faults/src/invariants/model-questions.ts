import type { Product } from '../product/product.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { StoredJob } from './stored-job.ts';

/**
 * Each of a job's three tries may ask twice, and twice more after invalid answers; a crash repeats the questions in
 * flight.
 */
const MOST = 12;

/**
 * Checks that the model gets a question once for each job on that company, when no fault struck worker, store, time or
 * model: a duplicate message must not cost twice. Otherwise as often as tries allow, and no more.
 */
export function findRepeatedQuestions(
  { model }: Pick<Product, 'model'>,
  { schedule, news }: { schedule: Schedule; news: readonly StoredJob[] },
): { broken: string[]; most: number } {
  const times = new Map<string, number>();
  for (const { path, body } of model.requests) {
    if (path !== '/v1/chat/completions') continue;
    // The fences around the data are new in each request.
    const question = body.replace(/(DATA|END) \w+>>>/g, '');
    times.set(question, (times.get(question) ?? 0) + 1);
  }
  const jobsOnOne = new Map<string, number>();
  for (const { stockCode } of news) jobsOnOne.set(stockCode, (jobsOnOne.get(stockCode) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  const allowed = (mayRepeat(schedule) ? MOST : 1) * Math.max(1, ...jobsOnOne.values());
  return {
    broken: most > allowed ? [`one question was put to the model ${most} times; ${allowed} would do`] : [],
    most,
  };
}

function mayRepeat({ faults, troubles, visits }: Schedule): boolean {
  return (
    visits.some(({ kind }) => kind === 'leaver') ||
    faults.some(
      ({ service, from, effect }) =>
        service === 'model' ||
        effect === 'kill-service' ||
        (service === 'store' && from !== 'api') ||
        (from !== 'api' && ['kill', 'stop', 'freeze'].includes(effect)),
    ) ||
    troubles.some((trouble) => {
      if (trouble.kind === 'away') return trouble.service === 'store' || trouble.service === 'model';
      if (trouble.kind === 'kill' || trouble.kind === 'stop')
        return !trouble.process.startsWith('api') && trouble.process !== 'queue';
      return !['poison', 'duplicate', 'forget'].includes(trouble.kind);
    })
  );
}
