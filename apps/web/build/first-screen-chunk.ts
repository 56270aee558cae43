import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Name of the chunk. */
export const FIRST_SCREEN = 'first';

const entry = join(import.meta.dirname, '../src/main.tsx');

/**
 * One chunk of every module that the first screen loads anyway. Left alone, the bundler cuts them into twenty, along what the
 * lazy screens share, and small files compress badly.
 */
export function firstScreenChunk(): Rolldown.CodeSplittingGroup {
  let first: ReadonlySet<string> | undefined;
  return {
    debugName: 'first screen',
    name: (id, modules) => {
      first ??= staticImportsOf(entry, modules);
      return first.has(id) ? FIRST_SCREEN : null;
    },
  };
}

function staticImportsOf(entry: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
