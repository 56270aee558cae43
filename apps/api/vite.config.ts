import { defineConfig } from 'vite';

/** What stays outside of the built files, so each of them stands in this app's package.json. */
const external = [
  // Mongoose does not survive bundling; its types must be the same for all that use it.
  /^(mongoose|mongodb|bson|connect-mongo|express-session)($|\/)/,
  // Native code, and files that are found beside the code.
  /^(bcrypt|@napi-rs\/canvas|swagger-ui-dist)($|\/)/,
  // Nest asks for them where they are installed; here they are not.
  /^(@nestjs\/(microservices|websockets)|class-validator|class-transformer|@fastify\/static)($|\/)/,
];

// Vite builds the app as it serves the tests: decorator metadata comes from the two flags in tsconfig.
// Packages go into the bundle: reading two thousand files took most of a start.
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['src/main.ts', 'src/cli/admin.ts'],
      external,
      // Beside the programs: some files are found by where the code is.
      output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: true },
});
