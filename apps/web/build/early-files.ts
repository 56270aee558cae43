import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_SCREEN } from './first-screen-chunk.ts';

interface EarlyScreen {
  /** The module of the route, below `src/features`. */
  route: string;
  /** Left out where a log-in goes before. */
  forEverybody?: true;
  /** What it asks the API for at once; `{name}` is a field of its address. With what is asked next, by fields of that answer. */
  answers?: Record<string, readonly string[]>;
}

/** The screens that links, mails and bookmarks open, by the beginning of their address. */
const screens: Record<string, EarlyScreen> = {
  sample: { route: 'news/sample/sample-route.tsx', forEverybody: true },
  scorecard: {
    route: 'scorecard/scorecard-route.tsx',
    forEverybody: true,
    answers: { scorecard: [], 'event-types/base-rates': [] },
  },
  r: { route: 'news/share/shared-route.tsx', forEverybody: true },
  'select-service': { route: 'home/select-service-route.tsx' },
  today: { route: 'today/today-route.tsx' },
  event: { route: 'today/event-route.tsx' },
  stock: { route: 'today/stock-route.tsx' },
  search: {
    route: 'news/history-route.tsx',
    answers: { 'combined-news/{detail}': ['good-news/{good_news_obj_id}', 'bad-news/{bad_news_obj_id}'] },
  },
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
        const list = Object.entries(screens).map(([name, { route, ...screen }]) => [
          name,
          { ...screen, files: listFiles([route, ...(screen.forEverybody ? [] : [MENU]), FOOT], bundle) },
        ]);
        const json = JSON.stringify(Object.fromEntries(list));
        return page.replace(
          '</title>',
          () => `</title><script type="application/json" id="early-files">${json}</script>`,
        );
      },
    },
  };
}

/** What the frame loads by itself: the menu of members, and the foot. */
const MENU = '../app/header-menu.tsx';
const FOOT = 'legal/legal-parts.tsx';

function listFiles(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.filter((chunk) => chunk.isEntry || chunk.name === FIRST_SCREEN);
  const own = modules.map((name) => {
    const path = join(import.meta.dirname, '../src/features', name);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path));
    if (chunk === undefined) throw new Error(`no chunk has ${name}`);
    return chunk;
  });
  const known = reach(first, byName);
  const files = [...reach(own, byName)].filter((chunk) => !known.has(chunk));
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
