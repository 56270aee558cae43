import { startTestQueue } from '@gaemi/testing/embedded/start-queue';

// The queue server as a separate process, so that it does not share a processor with the measured code. Prints its
// address.
const queue = await startTestQueue();
process.stdout.write(`${queue.endpoint}\n`);
