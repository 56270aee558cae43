import { notSupported } from '../errors.ts';
import type { Command } from './command.ts';

export const AGGREGATE: Command = {
  name: 'aggregate',
  fields: ['pipeline', 'cursor'],
  transactional: true,
  run: () => {
    throw notSupported('aggregate');
  },
};
