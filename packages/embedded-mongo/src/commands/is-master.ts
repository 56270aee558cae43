import type { Command } from '../session/command.ts';
import { HELLO } from './hello.ts';

/** Old name of `hello`. */
export const IS_MASTER: Command = { ...HELLO, name: 'isMaster' };
