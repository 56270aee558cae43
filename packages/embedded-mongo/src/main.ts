import { enableCompileCache } from 'node:module';

// Reading the sources takes longer than starting the server; a second start finds them compiled.
enableCompileCache();
const { runFromCommandLine } = await import('./server/command-line.ts');
await runFromCommandLine(process.argv.slice(2));
