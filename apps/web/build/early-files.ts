import type { Plugin, Rolldown } from 'vite';
import { FIRST_SCREEN } from './first-screen-chunk.ts';
import { OFTEN } from './fonts.ts';

interface EarlyScreen {
  /** The module of the route, below `src/features`. */
  route: string;
  /** Left out where a log-in goes before. */
  forEverybody?: true;
  /** What it asks the API for at once; `{name}` is a field of its address. */
  answers?: readonly string[];
  /** Shows what news write, so that it is drawn once only. */
  hasNews?: true;
}

/** The screens that links, mails and bookmarks open, by the beginning of their address. */
const screens: Record<string, EarlyScreen> = {
  sample: { route: 'news/sample/sample-route.tsx', forEverybody: true },
  scorecard: {
    route: 'scorecard/scorecard-route.tsx',
    forEverybody: true,
    answers: ['scorecard', 'event-types/base-rates'],
  },
  r: { route: 'news/share/shared-route.tsx', forEverybody: true, hasNews: true },
  'select-service': { route: 'home/select-service-route.tsx' },
  today: { route: 'today/today-route.tsx', hasNews: true },
  event: { route: 'today/event-route.tsx', hasNews: true },
  stock: { route: 'today/stock-route.tsx', hasNews: true },
  search: { route: 'news/history-route.tsx', answers: ['combined-news/{detail}'], hasNews: true },
};

/**
 * Lists in the page which files a screen needs beside the first script, for first-paint/early.js. Otherwise a browser learns of
 * them from the first script, and asks the API only then. A list, being no script, needs no hash in the policy: names change with
 * every build.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        if (bundle === undefined) return page;
        const list = Object.entries(screens).map(([name, { route, hasNews, ...screen }]) => {
          const fonts = Object.keys(bundle).filter((file) => hasNews && file.includes(`${OFTEN}-`));
          return [name, { ...screen, files: [...listFiles(route, bundle), ...fonts.map((file) => `/${file}`)] }];
        });
        const json = JSON.stringify(Object.fromEntries(list));
        return page.replace(
          '</title>',
          () => `</title><script type="application/json" id="early-files">${json}</script>`,
        );
      },
    },
  };
}

function listFiles(route: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.filter((chunk) => chunk.isEntry || chunk.name === FIRST_SCREEN);
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/features/${route}`)));
  if (own === undefined) throw new Error(`no chunk has ${route}`);
  const known = reach(first, byName);
  const files = [...reach([own], byName)].filter((chunk) => !known.has(chunk));
  const styles = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...files.map(({ fileName }) => fileName), ...styles])].map((name) => `/${name}`);
}

/** Chunks with all that they import. */
function reach(from: readonly Rolldown.OutputChunk[], byName: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const reached = new Set(from);
  for (const { imports } of reached) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk !== undefined) reached.add(chunk);
    }
  }
  return reached;
}
