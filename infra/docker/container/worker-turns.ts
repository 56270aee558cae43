/** Health check of the worker's image: exit code 0 while the sign of life is fresh. */
import { statSync } from 'node:fs';
import { SIGN_OF_LIFE, STALE_MS } from './sign-of-life.ts';

const left = statSync(SIGN_OF_LIFE, { throwIfNoEntry: false });
process.exit(left !== undefined && Date.now() - left.mtimeMs < STALE_MS ? 0 : 1);
