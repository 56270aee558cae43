import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import { freePort } from '@gaemi/testing/free-port';
import { startNode } from '../product/node-process.ts';
import { paths } from '../product/paths.ts';
import { temporaryDirectory } from '../product/temporary-directory.ts';
import { untilHealthy } from '../product/until.ts';
import type { Row } from '../row.ts';
import { median, timed } from '../statistics.ts';

/** Longer than the bound, so that a broken bound is a result and not a failure. */
const TIMEOUT_MS = 45_000;
/** Of a bare server, and of the product over the same data: five would take the bench past its four minutes. */
const STARTS = 3;

const bareServer =
  'require("node:http").createServer((_, answer) => answer.end("{}")).listen(process.env.PORT, "127.0.0.1")';

/** Time from the start of an installed and built copy until its health is ok, compared with a bare Node HTTP server. */
export async function measureStartTime(): Promise<Row[]> {
  const bare: number[] = [];
  for (let start = 0; start < STARTS; start += 1) bare.push(await secondsToHealthy(['--eval', bareServer], {}));

  using data = temporaryDirectory();
  const variables = { DATA_DIR: data.path, NEWS_SOURCE: 'sample', ANALYZER: 'offline', STOCK_MASTER_SOURCE: 'bundled' };
  const rows: Row[] = [];
  for (const [which, limit, starts] of [
    ['with an empty data directory', 10, 1],
    [`again, median of ${STARTS}`, 2, STARTS],
  ] as const) {
    const times: number[] = [];
    for (let start = 0; start < starts; start += 1) times.push(await secondsToHealthy([paths.standalone], variables));
    const seconds = median(times);
    rows.push({
      figure: `start to healthy, ${which}`,
      product: `${seconds.toFixed(1)} s`,
      baseline: `${median(bare).toFixed(2)} s`,
      ratio: seconds / median(bare),
      bound: { limit: `≤ ${limit} s`, holds: seconds <= limit },
    });
  }
  return rows;
}

async function secondsToHealthy(args: readonly string[], variables: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${API_PREFIX}/${routes.health.path}`;
  await using started = new AsyncDisposableStack();
  const time = await timed(async () => {
    const copy = started.use(startNode(args, { ...variables, PORT: String(port) }));
    await copy.meanwhile(untilHealthy(url, TIMEOUT_MS));
  });
  return time / 1000;
}
