import { queries } from './files.ts';

/**
 * `pnpm --filter infra-observability check-queries http://localhost:9090`: sends every query of rules and dashboards to a Prometheus and tells how many
 * series each found. Ends with 1 where one is refused.
 */
const [address] = process.argv.slice(2);
if (address === undefined) {
  process.stderr.write('usage: check-queries PROMETHEUS_ADDRESS\n');
  process.exit(1);
}
for (const { place, expr } of queries) {
  const url = new URL('/api/v1/query', address);
  url.searchParams.set('query', expr.replaceAll('$__rate_interval', '1m'));
  const answer = (await (await fetch(url)).json()) as { status: string; error?: string; data?: { result: unknown[] } };
  const isGood = answer.status === 'success';
  if (!isGood) process.exitCode = 1;
  process.stdout.write(
    `${isGood ? `${answer.data?.result.length ?? 0} series` : `REFUSED ${answer.error}`}\t${place}\n`,
  );
}
