import { Long } from 'bson';
import { compileExpression } from '../../expression/expression.ts';
import { compileProjection } from '../../filter/projection.ts';
import { MongoError } from '../../values/errors.ts';
import { type Doc, getField, isDoc, isTruthy, setField, typeName } from '../../values/values.ts';
import { compileAddFields } from './add-fields.ts';
import type { PipelineContext, Stage, StageCompiler, StageTable } from './stage.ts';

const mapped = (change: (doc: Doc) => Doc): Stage =>
  function* changed(docs) {
    for (const doc of docs) yield change(doc);
  };

function docOperand(stage: string, operand: unknown, code: number): Doc {
  if (!isDoc(operand)) throw new MongoError(code, `${stage} specification must be an object`);
  return operand;
}

function project(operand: unknown, { variables }: PipelineContext): Stage {
  const spec = docOperand('$project', operand, 15969);
  if (Object.keys(spec).length === 0)
    throw new MongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  return mapped(compileProjection(spec, { filter: {}, variables, aggregation: true }));
}

function addFields(operand: unknown, { variables }: PipelineContext): Stage {
  return mapped(compileAddFields(docOperand('$addFields', operand, 40272), variables));
}

function unset(operand: unknown, { variables }: PipelineContext): Stage {
  const paths = Array.isArray(operand) ? operand : [operand];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string'))
    throw new MongoError(31002, '$unset specification must be a string or an array of strings');
  const spec = Object.fromEntries(paths.map((path) => [path, false]));
  return mapped(compileProjection(spec, { filter: {}, variables, aggregation: true }));
}

function replaceRoot(newRoot: unknown, { variables }: PipelineContext): Stage {
  const evaluate = compileExpression(newRoot);
  return mapped((root) => {
    const value = evaluate({ root, variables });
    if (!isDoc(value))
      throw new MongoError(
        40228,
        `'newRoot' expression  must evaluate to an object, but resulting value was of type: ${typeName(value)}`,
      );
    return value;
  });
}

const replaceRootStage: StageCompiler = (operand, context) => {
  const spec = docOperand('$replaceRoot', operand, 40229);
  if (!Object.hasOwn(spec, 'newRoot')) throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
  return replaceRoot(spec.newRoot, context);
};

function unwind(operand: unknown): Stage {
  const spec = isDoc(operand) ? operand : { path: operand };
  const unknown = Object.keys(spec).find(
    (field) => !['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(field),
  );
  if (unknown !== undefined) throw new MongoError(28811, `unrecognized option to $unwind stage: ${unknown}`);
  const { path, includeArrayIndex } = spec;
  if (typeof path !== 'string')
    throw new MongoError(28808, `expected a string as the path for $unwind stage, got ${typeName(path)}`);
  if (!path.startsWith('$'))
    throw new MongoError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  const parts = path.slice(1).split('.');
  const index = typeof includeArrayIndex === 'string' ? includeArrayIndex.split('.') : undefined;
  const preserve = isTruthy(spec.preserveNullAndEmptyArrays ?? false);
  return function* unwound(docs) {
    for (const doc of docs) {
      const value = parts.reduce<unknown>((inner, part) => (isDoc(inner) ? getField(inner, part) : undefined), doc);
      const numbered = (result: Doc, at: Long | null) => (index ? withValue(result, index, at) : result);
      if (Array.isArray(value) && value.length > 0) {
        for (const [i, item] of value.entries()) yield numbered(withValue(doc, parts, item), Long.fromNumber(i));
      } else if (value !== undefined && value !== null && !Array.isArray(value)) yield numbered(doc, null);
      else if (preserve) yield numbered(Array.isArray(value) ? withValue(doc, parts, undefined) : doc, null);
    }
  };
}

/** Returns the document with a new value at a path; undefined removes the path. */
export function withValue(doc: Doc, parts: readonly string[], value: unknown): Doc {
  const [field = '', ...rest] = parts;
  const copy: Doc = { ...doc };
  const inner = getField(doc, field);
  const next = rest.length > 0 ? withValue(isDoc(inner) ? inner : {}, rest, value) : value;
  if (next === undefined) delete copy[field];
  else setField(copy, field, next);
  return copy;
}

/** Stages that transform documents one by one. */
export const RESHAPING: StageTable = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: replaceRootStage,
  $replaceWith: replaceRoot,
  $unwind: unwind,
};
