import { startTestQueue } from '@gaemi/testing/embedded/start-queue';

// The queue server as a process of its own, in product time like all others. Prints its address.
const queue = await startTestQueue();
process.stdout.write(`${queue.endpoint}\n`);
