// `pnpm backup`, `restore`, `redrive` and others: a program on the running product, or on its stopped data folder.
import { readStandaloneEnvironmentOrExit } from '../environment.ts';
import { stopSignal } from '../stop-signal.ts';
import { isExpected, isOperatorCommand, runOperatorCommand } from './run-command.ts';

const [name, ...args] = process.argv.slice(2);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const env = readStandaloneEnvironmentOrExit();

try {
  if (!isOperatorCommand(name)) throw new Error(`no such command: ${name}`);
  const stop = stopSignal({ watchRunners: env.underPackageScript });
  process.exitCode = await runOperatorCommand(env, { name, args, complain, stop });
} catch (error) {
  complain(isExpected(error) ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
