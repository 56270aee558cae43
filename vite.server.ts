import http from 'node:http';
import { createRequire } from 'node:module';
import { defineConfig, type Rolldown } from 'vite';

interface ServerPrograms {
  /** Entry files, below the app. */
  input: string[];
  /** Packages that stay outside of the built files, so each of them stands in the app's package.json. */
  external: RegExp[];
  /** Where parts of the programs go, below `dist`. */
  chunkFileNames?: string;
}

/** What the driver of the store asks for where it is installed; here it is not. */
const driverExtras =
  /^(kerberos|snappy|@mongodb-js\/zstd|@aws-sdk\/credential-providers|gcp-metadata|socks|mongodb-client-encryption|aws4)($|\/)/;

/** Pino asks who called it, for which Node parses the map of each file on the way: so its file is a small one. */
const logger = { name: 'logger', test: /runtime\/src\/logging\/logger\.ts$/ };

/** Code of packages stands in files of its own: Node looks through each file that has a map, and theirs are two thirds of all. */
const packages = { name: 'packages', test: /node_modules/, entriesAware: true, priority: -1 };
const withoutMapsOfPackages: Rolldown.Plugin = {
  name: 'without-maps-of-packages',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || !file.name.startsWith(packages.name)) continue;
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      delete files[`${file.fileName}.map`];
    }
  },
};

/** `import` from `node:http` reads all of its exports; for three of them Node loads its fetch: 3 % of a start. */
const sockets = ['CloseEvent', 'MessageEvent', 'WebSocket'];
const httpNames = Object.getOwnPropertyNames(http).filter((name) => !sockets.includes(name));
const httpModule = 'http-without-sockets';
const httpWithoutSockets: Rolldown.Plugin = {
  name: httpModule,
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === 'require-call' ? null : httpModule),
  },
  load: {
    filter: { id: new RegExp(`^${httpModule}$`) },
    handler: () => `const http = process.getBuiltinModule('node:http');
export const { ${httpNames.join(', ')} } = http;
export default http;`,
  },
};

/**
 * `import * as mongoose` of a bundled CommonJS module is an object of its class with getters alone, which mongoose takes for an
 * instance of its own and fails to write to. As a module in between it is what Node makes of it.
 */
const mongooseAsModule: Rolldown.Plugin = {
  name: 'mongoose-as-module',
  async resolveId(id, importer, { kind }) {
    if (id !== 'mongoose' || kind !== 'import-statement' || importer?.startsWith('\0')) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found === null ? null : `\0mongoose:${found.id}`;
  },
  load: {
    filter: { id: /^\0mongoose:/ },
    handler: (id) => {
      const path = id.slice('\0mongoose:'.length);
      const names = Object.keys(createRequire(path)(path)).filter(
        (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
      );
      return `import whole from ${JSON.stringify(path)};
export const { ${names.join(', ')} } = whole;
export default whole;`;
    },
  },
};

/**
 * Vite builds api and worker as it serves the tests: decorator metadata comes from the two flags in tsconfig. Packages go
 * into the bundle: reading two thousand files took most of a start.
 */
export const buildServer = ({ input, external, chunkFileNames }: ServerPrograms) =>
  defineConfig({
    plugins: [
      { ...mongooseAsModule, enforce: 'pre' },
      withoutMapsOfPackages,
      { ...httpWithoutSockets, enforce: 'pre' },
    ],
    build: {
      ssr: true,
      rolldownOptions: {
        input,
        external: [driverExtras, ...external],
        output: {
          ...(chunkFileNames !== undefined && { chunkFileNames }),
          sourcemapExcludeSources: true,
          comments: { legal: true, annotation: false, jsdoc: false },
          codeSplitting: { groups: [logger, packages] },
        },
      },
      target: 'node24',
      outDir: 'dist',
      sourcemap: true,
      minify: false,
    },
    ssr: { noExternal: true },
  });
