import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { earlyFiles } from './build/early-files.ts';
import { firstPaint } from './build/first-paint.ts';
import { firstScreenBudget } from './build/first-screen-budget.ts';
import { firstScreenChunk, withoutInfiniteQueries } from './build/first-screen-chunk.ts';
import { fonts } from './build/fonts.ts';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/production-router.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * Names the picture of shared links by its whole address, which the readers of links want: below `origin`, where the build is told
 * it (WEB_ORIGIN), else below the address of the page.
 */
function socialCard(origin: string | undefined): Plugin {
  return {
    name: 'social-card',
    transformIndexHtml: (page) => page.replaceAll('%ORIGIN%', () => (origin ?? '').replace(/\/$/, '')),
  };
}

const parts =
  /\/(?:src\/ui(?!\/page\/lost-focus)|src\/shared(?!\/(?:first-wrong-field|round-to-sum))|lucide-react|domain\/src)\/|\/contracts\/src\/(?:messages|page-sizes|particles)/;

/**
 * One chunk of the small parts that many screens share. Left alone, each becomes a file: some seventy requests for a screen,
 * and their names, which the first script must know, are three kilobytes of it. What minds the focus of
 * forms and lists is of no screen of a result.
 */
const sharedPartsChunk: Rolldown.CodeSplittingGroup = { name: 'parts', test: parts, minShareCount: 4 };

/**
 * What the screens of a result share, in few files: without HTTP/2 a browser fetches six at a time. The first that fits takes a
 * module, and what that module alone needs.
 */
const resultChunks: Rolldown.CodeSplittingGroup[] = [
  // The log-in shows a verdict, the pages of an event and of a stock its course, and they need no more of a result.
  {
    name: 'verdict',
    test: /\/news\/(?:to-scores|result\/(?:result-view|rounded-side|event-texts|report-reason|score-course|earlier-runs))\.|\/stocks\/(?:watchlist-stock|with-like)\.|\/shared\/round-to-sum\./,
  },
  { name: 'rates', test: /\/src\/features\/base-rates\// },
  // A group takes along what its modules need: left to one of those below, a result would load it.
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: 'run', test: /\/src\/features\/analysis\/run\// },
  { name: 'stocks', test: /\/src\/features\/stocks\// },
  { name: 'analysis', test: /\/src\/features\/analysis\// },
  { name: 'result', test: /\/src\/features\/news\/(?:result|records)\// },
].map((group) => ({ ...group, minShareCount: 2 }));

/** Seven characters of a hash instead of eight: the first script has the names of all files, and hashes do not compress. */
const HASHED = '[name]-[hash:7]';

export default defineConfig(({ mode }) => {
  const { PORT: port = '3000', WEB_ORIGIN } = loadEnv(mode, process.cwd(), '');
  return {
    plugins: [
      react(),
      productionRouter(),
      withoutInfiniteQueries(),
      fonts(),
      firstPaint(),
      earlyFiles(),
      socialCard(WEB_ORIGIN),
      serviceWorker(),
      firstScreenBudget(),
      precompress(),
    ],
    build: {
      outDir: 'dist',
      // The server's content security policy takes fonts from files only, never from data addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [firstScreenChunk(), sharedPartsChunk, ...resultChunks] },
          chunkFileNames: `assets/${HASHED}.js`,
          assetFileNames: `assets/${HASHED}[extname]`,
        },
      },
    },
    server: { proxy: { '/api': `http://localhost:${port}`, '^/u/': `http://localhost:${port}` } },
  };
});
