import { readdirSync, readFileSync } from 'node:fs';

/** The process that a start runs the embedded store in, by the id of its parent; `null` while there is none. Linux only. */
export function findStoreProcess(parent: number): number | null {
  const isStore = (pid: string) => {
    try {
      const [, of] = /^.*\) [^Z] (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return Number(of) === parent && /\/store\.[jt]s\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    } catch {
      return false;
    }
  };
  const found = readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && isStore(pid));
  return found === undefined ? null : Number(found);
}
