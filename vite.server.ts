import { defineConfig } from 'vite';

interface ServerPrograms {
  /** Entry files, below the app. */
  input: string[];
  /** Packages that stay outside of the built files, so each of them stands in the app's package.json. */
  external: RegExp[];
  /** Where parts of the programs go, below `dist`. */
  chunkFileNames?: string;
}

/** Pino asks who called it, for which Node parses the map of each file on the way: so its file is a small one. */
const logger = { name: 'logger', test: /runtime\/src\/logger\.ts$/ };

/** Node reads the maps of all that it loads. Those of packages were the larger part; a trace shows their built lines. */
const withoutMapsOfPackages = {
  name: 'without-maps-of-packages',
  transform: { filter: { id: /node_modules/ }, handler: (code: string) => ({ code, map: { mappings: '' as const } }) },
};

/**
 * Vite builds api and worker as it serves the tests: decorator metadata comes from the two flags in tsconfig. Packages go
 * into the bundle: reading two thousand files took most of a start.
 */
export const buildServer = ({ input, external, chunkFileNames }: ServerPrograms) =>
  defineConfig({
    plugins: [withoutMapsOfPackages],
    build: {
      ssr: true,
      rolldownOptions: {
        input,
        external,
        output: {
          ...(chunkFileNames !== undefined && { chunkFileNames }),
          sourcemapExcludeSources: true,
          codeSplitting: { groups: [logger] },
        },
      },
      target: 'node24',
      outDir: 'dist',
      sourcemap: true,
      minify: false,
    },
    ssr: { noExternal: true },
  });
