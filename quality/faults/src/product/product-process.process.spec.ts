import { expect, it, onTestFinished } from 'vitest';
import { ProductClock } from '../clock/product-clock.ts';
import { ProductProcess } from './product-process.ts';

it('a process states what its heap holds, whatever it has sent before; one that has ended does not', async () => {
  const program = "process.send('ready'); console.log('up'); setInterval(() => undefined, 1_000);";
  const settings = { name: 'worker-1', args: ['--eval', program], ready: 'up', onStop: () => undefined };
  const one = new ProductProcess({ ...settings, clock: new ProductClock() });
  onTestFinished(() => one.stop());
  await one.ready();
  expect(await one.measureHeap()).toBeGreaterThan(1024 ** 2);
  await one.stop();
  expect(await one.measureHeap()).toBeNull();
});
