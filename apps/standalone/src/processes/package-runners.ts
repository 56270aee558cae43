import { readFileSync } from 'node:fs';

/** A process as far as it matters here. */
export interface ProcessEntry {
  parent: number;
  /** The arguments joined by blanks. */
  command: string;
}

/**
 * The package managers this process was started through, and the shells they use, from the nearest up:
 * `npm exec pnpm start` → `sh -c pnpm start` → `pnpm start` → `sh -c node main.ts` → this process. The shell or program
 * the user started the outermost from is not among them: it may end while the product is to run on.
 * @param look tells about a process, or `null` where that is not known
 */
export function packageRunners(parent: number, look: (pid: number) => ProcessEntry | null = lookInProc): number[] {
  const runners = [parent];
  let shellBetween: number[] = [];
  for (let pid = look(parent)?.parent ?? 0; pid > 1; ) {
    const entry = look(pid);
    if (entry === null) break;
    if (isPackageManager(entry.command)) {
      runners.push(...shellBetween, pid);
      shellBetween = [];
    } else if (isShell(entry.command) && shellBetween.length === 0) {
      shellBetween = [pid];
    } else {
      break;
    }
    pid = entry.parent;
  }
  return runners;
}

const isPackageManager = (command: string) =>
  command.split(' ', 2).some((word) => /^(.*\/)?(npm|npx|pnpm|pnpx)(-cli)?(\.[cm]?js)?$/.test(word));

const isShell = (command: string) => /^(\S*\/)?(ba|da|z)?sh -c /.test(command);

/** Linux only; elsewhere the parent alone is watched. */
function lookInProc(pid: number): ProcessEntry | null {
  try {
    // `pid (name) state parent …`, where the name may hold anything.
    const [, parent] = /^.*\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parent: Number(parent), command };
  } catch {
    return null;
  }
}
