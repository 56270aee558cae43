import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const { env } = process;
// What V8 has compiled is kept beside the packages: compiling was a third of a start.
env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../node_modules/.cache/gaemi-lens');
enableCompileCache(env.NODE_COMPILE_CACHE);
await import('./start.ts');
