import { defineConfig } from 'vite';

/** What stays outside of the built files, so each of them stands in this app's package.json. */
const external = [
  // Mongoose does not survive bundling; its types must be the same for all that use it.
  /^(mongoose|mongodb|bson)($|\/)/,
  // Nest asks for them where they are installed; here they are not.
  /^(@nestjs\/(microservices|websockets|platform-express)|class-validator|class-transformer)($|\/)/,
];

// Vite builds the app as it serves the tests: decorator metadata comes from the two flags in tsconfig.
// Packages go into the bundle: reading two thousand files took most of a start.
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
      external,
      output: { sourcemapExcludeSources: true },
    },
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: true },
});
