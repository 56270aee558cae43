import {
  CreateQueueCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { companiesInForce, freshCompanies } from '../product/companies.ts';
import type { Product } from '../product/product.ts';
import { until } from '../product/until.ts';
import { leaveAnalysesWaiting, queueClient } from '../product/waiting-jobs.ts';
import { perSecond, type Row } from '../row.ts';
import { timed } from '../statistics.ts';

const ANALYSES = 40;
const LEAST_PER_SECOND = 20;
/** Default concurrency of a worker. */
const CONCURRENCY = 4;

/**
 * Analyses per second of one worker with waiting messages, measured from the end of its first one, compared with a
 * consumer that only receives and deletes as many messages.
 */
export async function measureWorkerThroughput(product: Product): Promise<Row[]> {
  await using started = new AsyncDisposableStack();
  const client = started.adopt(queueClient(product), (open) => open.destroy());
  const bare = await bareMessagesPerSecond(client);
  const nextCompany = freshCompanies(await companiesInForce(product.database));
  await leaveAnalysesWaiting(product, ANALYSES, nextCompany);

  const analyses = product.database.collection('news_analyses');
  const open = () => analyses.countDocuments({ state: 'running' });
  started.use(
    await product.startWorker({
      NEWS_SOURCE: 'sample',
      ANALYZER: 'offline',
      WORKER_CONCURRENCY: String(CONCURRENCY),
      // Else the read of the start would be measured, too.
      READER_EVERY: '0',
    }),
  );
  const leftAfterFirst = async () => {
    const left = await open();
    return left < ANALYSES ? left : null;
  };
  const left = await until('the first analysis', leftAfterFirst, { everyMs: 20, limitMs: 30_000 });
  const allEnded = async () => ((await open()) === 0 ? true : null);
  const time = await timed(() => until('the analyses', allEnded, { everyMs: 20, limitMs: 60_000 }));
  const failed = await analyses.countDocuments({ state: 'error' });
  if (failed > 0) throw new Error(`${failed} analyses ended in error`);

  const worked = (1000 * left) / time;
  return [
    {
      figure: `one worker, ${ANALYSES} news analyses`,
      product: perSecond(worked),
      baseline: perSecond(bare),
      ratio: worked / bare,
      bound: { limit: `≥ ${LEAST_PER_SECOND} / s`, holds: worked >= LEAST_PER_SECOND },
    },
  ];
}

async function bareMessagesPerSecond(client: SQSClient): Promise<number> {
  const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName: 'bench-bare' }));
  const MessageBody = JSON.stringify({ type: 'news-analysis', version: 1, analysisId: '0'.repeat(24) });
  const round = async (): Promise<number> => {
    for (let sent = 0; sent < ANALYSES; sent += 1) await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
    let left = ANALYSES;
    const consume = async () => {
      while (left > 0) {
        const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl }));
        for (const { ReceiptHandle } of Messages) {
          await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
          left -= 1;
        }
      }
    };
    return timed(() => Promise.all(Array.from({ length: CONCURRENCY }, consume)));
  };
  await round();
  return (1000 * ANALYSES) / (await round());
}
