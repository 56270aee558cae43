import { defineConfig } from 'vite';

// Vite builds the app as it serves the tests: decorator metadata comes from the two flags in tsconfig.
// Our packages go into the bundle. What they use from npm stays outside only if it stands in this app's package.json:
// mongoose does not survive bundling, so it stands there although no file of the app names it.
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'src/cli/main.ts',
        'src/cli/reconcile-credits.ts',
        'src/cli/scorecard.ts',
        'src/cli/base-rates.ts',
        'src/cli/backfill.ts',
        'src/cli/redrive.ts',
        'src/cli/migrate.ts',
        'src/cli/check-sources.ts',
        'src/cli/backup.ts',
        'src/cli/restore.ts',
        'src/cli/diagnose.ts',
      ],
    },
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: [/^@gaemi\//] },
});
