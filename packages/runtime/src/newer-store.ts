import * as z from 'zod';
import { parseEnvironment } from './environment.ts';

const schema = z.object({
  ALLOW_NEWER_STORE: z.enum(['true', 'false'], 'must be true or false').default('false'),
});

/** Whether the operator lets this program use a store of a newer version. */
export const isNewerStoreAllowed = () => parseEnvironment(schema).ALLOW_NEWER_STORE === 'true';
