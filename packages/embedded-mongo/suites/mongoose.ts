import { runMocha } from './mocha.ts';
import type { Suite } from './suite.ts';

/** Runs mongoose's tests except those of encryption, which need a library and a key service. */
export const mongoose: Suite = {
  name: 'mongoose',
  run: (checkout, uri) =>
    runMocha({
      cwd: checkout,
      args: ['--timeout', '10000', '--ignore', 'test/encryption/**/*.test.js', './test/**/*.test.js'],
      env: { MONGOOSE_TEST_URI: uri.replace('/?', '/mongoose_test?'), MONGOOSE_REPLSET_URI: uri },
    }),
};
