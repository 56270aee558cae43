/** Loaded before the worker, which answers no HTTP: leaves a sign as long as its event loop turns. */
import { writeFileSync } from 'node:fs';
import { BEAT_MS, SIGN_OF_LIFE } from './sign-of-life.ts';

const beat = () => writeFileSync(SIGN_OF_LIFE, '');
beat();
// Keeps no process alive that has nothing else to do.
setInterval(beat, BEAT_MS).unref();
