import { expect, it, onTestFinished } from 'vitest';
import { ProductClock } from '../clock/product-clock.ts';
import { ProductProcess } from './product-process.ts';

async function start(program: string) {
  const settings = { name: 'worker-1', args: ['--eval', program], ready: 'up', onStop: () => undefined };
  const one = new ProductProcess({ ...settings, clock: new ProductClock() });
  onTestFinished(() => one.stop());
  await one.ready();
  return one;
}

it('a process states what its heap holds, whatever it has sent before; one that has ended does not', async () => {
  const one = await start("process.send('ready'); console.log('up'); setInterval(() => undefined, 1_000);");
  expect(await one.measureHeap()).toBeGreaterThan(1024 ** 2);
  await one.stop();
  expect(await one.measureHeap()).toBeNull();
});

it('what it has let go of is no part of it', async () => {
  const one = await start(
    "let held = Array.from({ length: 400 }, () => Buffer.alloc(100_000, 1)); setTimeout(() => { held = null; console.log('up'); }, 50); setInterval(() => undefined, 1_000);",
  );
  expect(await one.measureHeap()).toBeLessThan(20 * 1024 ** 2);
});
