// `pnpm backup`, `restore`, `redrive` and others: a program on the running product, or on its stopped data folder.
import { asksForHelp } from '@gaemi/runtime/start/answer-help';
import { stopSignal } from '../processes/stop-signal.ts';
import { readStandaloneEnvironmentOrExit } from '../settings/environment.ts';
import { isExpected, isOperatorCommand, runOperatorCommand, showUsage } from './run-command.ts';

const [name, ...args] = process.argv.slice(2);
const complain = (line: string) => process.stderr.write(`${line}\n`);

try {
  if (!isOperatorCommand(name)) throw new Error(`no such command: ${name}`);
  // Needs no product, nor right settings.
  if (asksForHelp(args)) process.exit(showUsage(name));
  const env = readStandaloneEnvironmentOrExit();
  const stop = stopSignal({ watchRunners: env.underPackageScript });
  process.exitCode = await runOperatorCommand(env, { name, args, complain, stop });
} catch (error) {
  complain(isExpected(error) ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
