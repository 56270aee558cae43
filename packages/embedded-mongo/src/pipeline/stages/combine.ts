import { BSONRegExp } from 'bson';
import { compileExpression, valueAt } from '../../expression/expression.ts';
import { equalValues } from '../../values/compare.ts';
import { MongoError, notSupported } from '../../values/errors.ts';
import { type Doc, isDoc, isNullish } from '../../values/values.ts';
import { withValue } from './reshape.ts';
import type { CompilePipeline, PipelineContext, Stage, StageTable } from './stage.ts';

const LOOKUP_FIELDS = ['from', 'localField', 'foreignField', 'let', 'pipeline', 'as'];

/** Compiles `$lookup` by equal fields, by a pipeline with variables, or both. */
function lookup(operand: unknown, context: PipelineContext, nested: CompilePipeline): Stage {
  if (!isDoc(operand)) throw new MongoError(9, 'the $lookup specification must be an Object');
  for (const field of Object.keys(operand))
    if (!LOOKUP_FIELDS.includes(field)) throw new MongoError(9, `unknown argument to $lookup: ${field}`);
  const { from, localField, foreignField, as, pipeline } = operand;
  if (typeof from !== 'string') throw new MongoError(9, "missing 'from' option to $lookup stage specification");
  if (typeof as !== 'string') throw new MongoError(9, "must specify 'as' field for a $lookup");
  const byField = typeof localField === 'string' && typeof foreignField === 'string';
  if (!byField && !Array.isArray(pipeline))
    throw new MongoError(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  const variables = Object.entries(isDoc(operand.let) ? operand.let : {}).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  const local = byField ? localField.split('.') : [];
  if (Array.isArray(pipeline)) nested(pipeline, context);
  return function* joined(docs) {
    for (const doc of docs) {
      const filter = byField ? { [foreignField]: joinCondition(valueAt(doc, local)) } : {};
      const scope = { root: doc, variables: context.variables };
      const values = Object.fromEntries(variables.map(([name, value]) => [name, value(scope)]));
      const inner = { ...context, variables: { ...context.variables, ...values } };
      // The filter is part of the read, so that an index may serve it.
      const found = context.read(from, { filter, variables: inner.variables });
      const results = Array.isArray(pipeline) ? nested(pipeline, inner)(found) : found;
      yield withValue(doc, as.split('.'), [...results]);
    }
  };
}

/** Returns the condition on the foreign field for a value of the local field. */
export function joinCondition(value: unknown): Doc {
  if (value instanceof BSONRegExp || (Array.isArray(value) && value.some((item) => item instanceof BSONRegExp))) {
    throw notSupported('$lookup on a field that holds regular expressions');
  }
  if (Array.isArray(value)) return { $in: [...value, value].filter((item) => !Array.isArray(item)) };
  return isNullish(value) ? { $eq: null } : { $eq: value };
}

function facet(operand: unknown, context: PipelineContext, nested: CompilePipeline): Stage {
  if (!isDoc(operand) || Object.keys(operand).length === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(operand).map(([name, stages]) => {
    if (!Array.isArray(stages)) throw new MongoError(40170, `arguments to $facet must be arrays, ${name} is not`);
    const forbidden = stages
      .flatMap((stage) => (isDoc(stage) ? Object.keys(stage) : []))
      .find((stage) => ['$facet', '$out', '$merge'].includes(stage));
    if (forbidden !== undefined)
      throw new MongoError(40600, `${forbidden} is not allowed to be used within a $facet stage`);
    return [name, nested(stages, context)] as const;
  });
  return (docs) => {
    const all = [...docs];
    return [Object.fromEntries(facets.map(([name, run]) => [name, [...run(all)]]))];
  };
}

function unionWith(operand: unknown, context: PipelineContext, nested: CompilePipeline): Stage {
  const spec = isDoc(operand) ? operand : { coll: operand };
  const { coll, pipeline = [] } = spec;
  if (typeof coll !== 'string' || !Array.isArray(pipeline))
    throw new MongoError(9, '$unionWith needs a collection name');
  const run = nested(pipeline, context);
  return function* united(docs) {
    yield* docs;
    yield* run(context.read(coll, { filter: {}, variables: context.variables }));
  };
}

/** Compiles `$graphLookup`: breadth first, each document once. */
function graphLookup(operand: unknown, context: PipelineContext): Stage {
  if (!isDoc(operand)) throw new MongoError(9, 'the $graphLookup specification must be an object');
  const { from, startWith, connectFromField, connectToField, as, maxDepth, depthField, restrictSearchWithMatch } =
    operand;
  if (
    typeof from !== 'string' ||
    typeof connectFromField !== 'string' ||
    typeof connectToField !== 'string' ||
    typeof as !== 'string'
  ) {
    throw new MongoError(40100, '$graphLookup requires from, connectFromField, connectToField and as');
  }
  const start = compileExpression(startWith);
  const restrict = isDoc(restrictSearchWithMatch) ? restrictSearchWithMatch : {};
  const most = maxDepth === undefined ? Number.POSITIVE_INFINITY : Number(maxDepth);
  const asList = (value: unknown) => (Array.isArray(value) ? value : isNullish(value) ? [] : [value]);
  return function* linked(docs) {
    for (const root of docs) {
      const found: Doc[] = [];
      let frontier = asList(start({ root, variables: context.variables }));
      for (let depth = 0; frontier.length > 0 && depth <= most; depth++) {
        const filter = { $and: [{ [connectToField]: { $in: frontier } }, restrict] };
        const level = [...context.read(from, { filter, variables: context.variables })].filter(
          (doc) => !found.some((other) => equalValues(other._id, doc._id)),
        );
        found.push(...level.map((doc) => (typeof depthField === 'string' ? { ...doc, [depthField]: depth } : doc)));
        frontier = level.flatMap((doc) => asList(valueAt(doc, connectFromField.split('.'))));
      }
      yield withValue(root, as.split('.'), found);
    }
  };
}

/** Stages that read other documents or run other pipelines. */
export const COMBINING: StageTable = {
  $lookup: lookup,
  $facet: facet,
  $unionWith: unionWith,
  $graphLookup: graphLookup,
};
