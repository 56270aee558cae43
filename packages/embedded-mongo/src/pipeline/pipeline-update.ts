import { MongoError } from '../values/errors.ts';
import type { Doc } from '../values/values.ts';
import { compilePipeline, readStage } from './pipeline.ts';

const ALLOWED = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];

/** Compiles an update that is a pipeline of stages. */
export function compilePipelineUpdate(stages: unknown[], variables: Doc): (doc: Doc) => Doc {
  for (const stage of stages) {
    const [name] = readStage(stage);
    if (!name.startsWith('$') || !ALLOWED.includes(name)) {
      throw new MongoError(72, `${name} is not allowed to be used within an update`);
    }
  }
  const run = compilePipeline(stages, { variables, strings: undefined, read: () => [] });
  return (doc) => {
    const [result = doc] = run([doc]);
    return result;
  };
}
