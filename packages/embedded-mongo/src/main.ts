#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Loading the sources takes longer than starting the server. The cache makes the second start faster.
enableCompileCache();
const { runFromCommandLine } = await import('./server/command-line.ts');
await runFromCommandLine(process.argv.slice(2));
