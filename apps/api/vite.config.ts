import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    // Beside the programs: some files are found by where the code is.
    rolldownOptions: { input: ['src/main.ts', 'src/cli/admin.ts'], output: { chunkFileNames: '[name]-[hash].js' } },
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
  },
  // Workspace packages are TypeScript sources: they go into the bundle, everything from npm stays outside.
  ssr: { noExternal: [/^@gaemi\//] },
});
