import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// biome-ignore lint/style/noProcessEnv: Node itself reads the variable, in each program that is started from here
const variables = process.env;
// What V8 has compiled is kept beside the packages, as `pnpm test` does: compiling was a third of a start.
variables.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../node_modules/.cache/node-compiled');
enableCompileCache(variables.NODE_COMPILE_CACHE);
// As built: reading a few hundred files of source took a third of a second before anything started.
await import(join(import.meta.dirname, '../dist/start.js'));
