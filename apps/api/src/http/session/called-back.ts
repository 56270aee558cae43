import { promisify } from 'node:util';

/** Awaits a method of express-session or passport, which take a callback. */
export const calledBack = (start: (done: (error: unknown) => void) => void): Promise<void> => promisify(start)();
