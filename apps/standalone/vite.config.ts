import { buildServer } from '../../vite.server.ts';

export default buildServer({
  input: ['src/start.ts', 'src/embedded/store.ts'],
  // It finds the files of the mailbox by where its code is.
  external: [/^@gaemi\/embedded-mail($|\/)/],
  // Beside the programs: some files are found by where the code is.
  chunkFileNames: '[name]-[hash].js',
});
