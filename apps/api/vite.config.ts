import { buildServer } from '../../vite.server.ts';

export default buildServer({
  input: ['src/main.ts', 'src/cli/admin.ts'],
  external: [
    // Native code, and files that are found beside the code.
    /^(bcrypt|@napi-rs\/canvas|swagger-ui-dist)($|\/)/,
    // Nest asks for them where they are installed; here they are not.
    /^(@nestjs\/(microservices|websockets)|class-validator|class-transformer|@fastify\/static)($|\/)/,
  ],
  // Beside the programs: some files are found by where the code is.
  chunkFileNames: '[name]-[hash].js',
});
