import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, isDoc } from '../values/values.ts';
import { COMBINING } from './stages/combine.ts';
import { RESHAPING } from './stages/reshape.ts';
import { SELECTING } from './stages/select.ts';
import type { PipelineContext, Stage, StageTable } from './stages/stage.ts';

const STAGES: StageTable = { ...SELECTING, ...RESHAPING, ...COMBINING };

const REFUSED = [
  ...[
    '$bucketAuto',
    '$changeStream',
    '$changeStreamSplitLargeEvent',
    '$densify',
    '$fill',
    '$geoNear',
    '$redact',
    '$search',
  ],
  ...[
    '$searchMeta',
    '$setWindowFields',
    '$vectorSearch',
    '$planCacheStats',
    '$listSessions',
    '$shardedDataDistribution',
  ],
];
const FIRST_ONLY = ['$collStats', '$currentOp', '$documents', '$indexStats', '$listLocalSessions'];

/** Returns the name and operand of a stage. Throws unless it has exactly one field. */
export function readStage(spec: unknown): [name: string, operand: unknown] {
  if (!isDoc(spec)) throw new MongoError(14, "Each element of the 'pipeline' array must be an object");
  const [name, ...others] = Object.keys(spec);
  if (name === undefined || others.length > 0)
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  return [name, spec[name]];
}

/** Compiles stages into one function from documents to documents. */
export function compilePipeline(stages: readonly unknown[], context: PipelineContext): Stage {
  const steps = stages.map((spec) => {
    const [name, operand] = readStage(spec);
    const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    if (compile) return compile(operand, context, compilePipeline);
    if (name === '$out' || name === '$merge')
      throw new MongoError(40601, `${name} can only be the final stage in the pipeline`);
    if (FIRST_ONLY.includes(name))
      throw new MongoError(40602, `${name} is only valid as the first stage in a pipeline.`);
    if (REFUSED.includes(name)) throw notSupported(`The pipeline stage ${name}`);
    throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  });
  return (docs) => steps.reduce<Iterable<Doc>>((current, step) => step(current), docs);
}
