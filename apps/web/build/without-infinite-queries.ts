import type { Plugin } from 'vite';

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
