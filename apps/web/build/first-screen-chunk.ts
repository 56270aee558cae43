import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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
      first ??= findStaticImports(entry, modules);
      return first.has(id) ? FIRST_SCREEN : null;
    },
  };
}

function findStaticImports(entry: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    for (const other of imported) if (!isIconIndex(other) && !ofLazyScreens.test(other)) reached.add(other);
    const icons = imported.find(isIconIndex);
    if (icons !== undefined) for (const icon of listIcons(id, icons, modules)) reached.add(icon);
  }
  return reached;
}

/** Reached through an index that names everything, but used by lazy screens alone. */
const ofLazyScreens = /\/@tanstack\/.*\/(?:queriesObserver|useQueries|useMutationState)\.js$/;

const isIconIndex = (id: string) => id.endsWith('/lucide-react.mjs');

/** The icons that a module names. Their index imports all there are, of which the lazy screens show the most. */
function listIcons(id: string, index: string, modules: Rolldown.ChunkingContext): string[] {
  const codeOf = (of: string) => modules.getModuleInfo(of)?.code ?? '';
  const [, named = ''] = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/.exec(codeOf(id)) ?? [];
  const names = named.split(',').map((name) => name.trim().split(/\s/)[0]);
  return [...codeOf(index).matchAll(/export\s*{([^}]*)}\s*from\s*["'](\.\/icons\/[^"']+)["']/g)].flatMap(
    ([, exported = '', path = '']) =>
      names.some((name) => exported.split(/[\s,]+/).includes(name ?? '')) ? [join(dirname(index), path)] : [],
  );
}

const behaviour = /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/;

/**
 * Leaves out how queries of endless lists work, which each query would bring along: our lists ask for their pages one by one.
 * Where one is used all the same, it says so.
 */
export function withoutInfiniteQueries(): Plugin {
  return {
    name: 'without-infinite-queries',
    apply: 'build',
    load: {
      filter: { id: behaviour },
      handler: () =>
        `const refuse = () => { throw new Error('infinite queries are left out: vite.config.ts'); };
        export { refuse as infiniteQueryBehavior, refuse as hasNextPage, refuse as hasPreviousPage };`,
    },
  };
}
