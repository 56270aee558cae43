/** Ends well as soon as the queue service at SQS_ENDPOINT answers at all, and badly after a minute of silence. */
import { setTimeout as pause } from 'node:timers/promises';

const endpoint = process.env.SQS_ENDPOINT ?? '';
const deadline = Date.now() + 60_000;

const answers = () =>
  fetch(endpoint, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status < 500,
    () => false,
  );

while (!(await answers())) {
  if (Date.now() > deadline) {
    process.stderr.write('SQS_ENDPOINT: nobody answers there\n');
    process.exit(1);
  }
  await pause(500);
}
