import type { Plugin } from 'vite';

const development = /\/react-router\/dist\/development\/(?:index|dom-export)\.mjs$/;

/** react-router names its development build in every condition; the one beside it has no warnings for developers. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('react-router')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !development.test(found.id)) return found;
      return { ...found, id: found.id.replace('/development/', '/production/') };
    },
  };
}
