import type { BrowserError } from '@gaemi/contracts/browser-errors';
import { API_PREFIX, routes } from '@gaemi/contracts/routes';

type Kind = BrowserError['kind'];

/** Reports of one page. An error that repeats itself without end is told a few times at most. */
const MAX_REPORTS = 5;
/** The contract takes no more; its file would bring zod into the first script. */
const MAX_FRAMES = 8;

interface Options {
  /** Address of the first script. */
  script: string;
  /** Pattern of the open route. */
  route: () => string;
}

/**
 * Starts to report errors of this page to the API: class and place, nothing that a member wrote or sees. Returns the
 * function for errors that a boundary caught. An error outside of our bundles (an extension's) is left alone.
 */
export function reportErrors({ script, route }: Options): (kind: Kind, error: unknown) => void {
  const folder = script.slice(0, script.lastIndexOf('/') + 1);
  const release = script.slice(folder.length);
  const reported = new Set<string>();

  const report = (kind: Kind, error: unknown) => {
    if (!(error instanceof Error)) return;
    const frames = readFrames(error.stack ?? '', folder);
    if (frames.length === 0 && kind !== 'render') return;
    const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
    const body = JSON.stringify({ kind, name, frames, route: route(), release } satisfies BrowserError);
    if (reported.size >= MAX_REPORTS || reported.has(body)) return;
    reported.add(body);
    const { method, path } = routes.reportBrowserError;
    const headers = { 'content-type': 'application/json' };
    // Whatever becomes of it: a report that failed is no error to report.
    fetch(`${API_PREFIX}/${path}`, { method, body, headers, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    );
  };

  addEventListener('error', ({ error }) => report('error', error));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  return report;
}

/** Places below `folder` in a stack, as every browser writes them: `…/assets/index-a1.js:1:23`. */
function readFrames(stack: string, folder: string): BrowserError['frames'] {
  return stack
    .split('\n')
    .flatMap((text) => {
      const start = text.indexOf(folder);
      const [, file = '', line, column] =
        /^([\w-]{1,80}\.js):(\d+):(\d+)/.exec(text.slice(start + folder.length)) ?? [];
      return start === -1 || file === '' ? [] : [{ file, line: Number(line), column: Number(column) }];
    })
    .slice(0, MAX_FRAMES);
}

/** The pattern of the open route out of those of its parts: `/r/:token`. */
export const routePattern = (parts: readonly (string | undefined)[]): string =>
  `/${parts.filter((part) => part !== undefined && part !== '').join('/')}`;
