import type { Command } from '../session/command.ts';
import { VERSION, VERSION_PARTS } from './server-version.ts';

const buildInfo = () => ({
  reply: {
    version: VERSION,
    gitVersion: 'embedded',
    modules: [],
    allocator: 'node',
    javascriptEngine: 'none',
    sysInfo: 'deprecated',
    versionArray: [...VERSION_PARTS],
    openssl: {},
    bits: 64,
    debug: false,
    maxBsonObjectSize: 16 * 1024 * 1024,
    storageEngines: ['sqlite'],
  },
});

export const BUILD_INFO: Command = { name: 'buildInfo', fields: [], run: buildInfo };
