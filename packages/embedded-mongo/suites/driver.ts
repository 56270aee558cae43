import { runMocha } from './mocha.ts';
import { runNode } from './run-command.ts';
import type { Suite } from './suite.ts';

/**
 * Folders of tests about documents, indexes, cursors, transactions and sessions. The others test topologies,
 * credentials and the driver itself.
 */
const FOLDERS = [
  'bson-decimal128',
  'causal-consistency',
  'collation',
  'collection-management',
  'crud',
  'gridfs',
  'index-management',
  'read-write-concern',
  'retryable-reads',
  'retryable-writes',
  'run-command',
  'sessions',
  'transactions',
  'transactions-convenient-api',
  'versioned-api',
];

/** Runs the MongoDB driver's integration and specification tests with its own runner, on its sources. */
export const driver: Suite = {
  name: 'driver',
  async run(checkout, uri) {
    await runNode({ cwd: checkout, args: ['etc/build-runtime-barrel.mjs'], env: { MONGODB_BUNDLED: 'false' } });
    return runMocha({
      cwd: checkout,
      args: [
        '--config',
        'test/mocha_mongodb.js',
        '--timeout',
        '15000',
        ...FOLDERS.map((name) => `test/integration/${name}`),
      ],
      env: { MONGODB_URI: uri, AUTH: 'noauth', TS_NODE_TRANSPILE_ONLY: '1' },
    });
  },
};
