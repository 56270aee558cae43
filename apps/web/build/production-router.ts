import type { Plugin } from 'vite';

const development = /\/react-router\/dist\/development\/(?:index|dom-export)\.mjs$/;

const production = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * react-router names its development build in every condition; the one beside it has no warnings for developers. What we use
 * none of (its forms) stays in all the same for the names that it gives components, so they go.
 */
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
    transform: {
      filter: { id: production },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          // Told to those who support Internet Explorer.
          .replace(/^ {2}warning\(\s*typeof URLSearchParams[^;]*?`\s*\);$/m, '')
          .replaceAll(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
