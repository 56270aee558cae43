import { startTestQueue } from '@gaemi/testing/embedded/start-queue';

// The queue server as a process of its own, so that it does not share a processor with what is measured. Prints its address.
const queue = await startTestQueue();
process.stdout.write(`${queue.endpoint}\n`);
