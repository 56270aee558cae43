import type { Doc } from '../bson/values.ts';
import { notSupported } from '../errors.ts';

/** Compiles an update given as a pipeline of stages. */
export function compilePipelineUpdate(_stages: unknown[], _variables: Doc): (doc: Doc) => Doc {
  throw notSupported('An update pipeline');
}
