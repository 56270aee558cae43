import { defineConfig } from 'vite';

// Vite builds the app as it serves the tests: decorator metadata comes from the two flags in tsconfig.
export default defineConfig({
  build: { ssr: 'src/main.ts', target: 'node24', outDir: 'dist', sourcemap: true, minify: false },
  ssr: { noExternal: [/^@gaemi\//] },
});
