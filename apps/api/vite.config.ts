import { defineConfig } from 'vite';

export default defineConfig({
  build: { ssr: 'src/main.ts', target: 'node24', outDir: 'dist', sourcemap: true, minify: false },
  // Workspace packages are TypeScript sources: they go into the bundle, everything from npm stays outside.
  ssr: { noExternal: [/^@gaemi\//] },
});
