import * as z from 'zod';
import { parseEnvironment } from '../settings/environment.ts';

export const newerStoreVariables = {
  ALLOW_NEWER_STORE: z.enum(['true', 'false'], 'must be true or false').default('false'),
};
const schema = z.object(newerStoreVariables);

/** Whether the operator lets this program use a store of a newer version. */
export const isNewerStoreAllowed = () => parseEnvironment(schema).ALLOW_NEWER_STORE === 'true';
