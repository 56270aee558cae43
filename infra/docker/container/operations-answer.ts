/** Health check of an app: exit code 0 when `/live`, or the path given (`/ready`), is answered well at its port of operations. */
const [path = '/live'] = process.argv.slice(2);
const port = process.env.WORKER_METRICS_PORT ?? process.env.METRICS_PORT;
const answered = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(answered ? 0 : 1);
