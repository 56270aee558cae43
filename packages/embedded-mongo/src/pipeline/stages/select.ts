import { compileExpression } from '../../expression/expression.ts';
import { compileMatcher } from '../../filter/matcher.ts';
import { compareValues } from '../../values/compare.ts';
import { MongoError } from '../../values/errors.ts';
import { parseSort, sortBy } from '../../values/sort.ts';
import { type Doc, isDoc, isNumber, toNumber } from '../../values/values.ts';
import { compileGroup } from './group.ts';
import type { PipelineContext, Stage, StageTable } from './stage.ts';

/** Checks the operand of `$limit` or `$skip`: an integer of at least `least`. */
export function countOperand(stage: string, operand: unknown, least: number): number {
  const count = toNumber(operand);
  if (!isNumber(operand) || count === undefined || !Number.isInteger(count)) {
    throw new MongoError(
      stage === '$limit' ? 5107201 : 5107200,
      `invalid argument to ${stage} stage: Expected an integer: ${stage}: ${String(operand)}`,
    );
  }
  if (count < least) {
    throw new MongoError(
      stage === '$limit' ? 15958 : 5107200,
      stage === '$limit'
        ? 'the limit must be positive'
        : `invalid argument to ${stage} stage: Expected a non-negative number`,
    );
  }
  return count;
}

function* taken(docs: Iterable<Doc>, limit: number): Iterable<Doc> {
  let left = limit;
  for (const doc of docs) {
    yield doc;
    left -= 1;
    if (left <= 0) return;
  }
}

function match(operand: unknown, { strings, variables }: PipelineContext): Stage {
  if (!isDoc(operand)) throw new MongoError(15959, 'the match filter must be an expression in an object');
  const matches = compileMatcher(operand, { ...(strings && { strings }), variables });
  return function* matching(docs) {
    for (const doc of docs) if (matches(doc)) yield doc;
  };
}

function sort(operand: unknown, { strings }: PipelineContext): Stage {
  if (!isDoc(operand)) throw new MongoError(15973, 'the $sort key specification must be an object');
  const fields = parseSort(operand);
  if (fields.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return (docs) => sortBy([...docs], { fields, ...(strings && { strings }) }, (doc) => doc);
}

function sample(operand: unknown): Stage {
  const size = isDoc(operand) ? toNumber(operand.size) : undefined;
  if (size === undefined || size < 0)
    throw new MongoError(28747, 'size argument to $sample must be a non-negative number');
  return (docs) => {
    const keyed = [...docs].map((doc) => ({ doc, at: Math.random() }));
    return keyed
      .sort((a, b) => a.at - b.at)
      .slice(0, size)
      .map(({ doc }) => doc);
  };
}

function count(operand: unknown): Stage {
  if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.')) {
    throw new MongoError(40156, 'the count field must be a non-empty string that neither starts with $ nor has a dot');
  }
  return function* counted(docs) {
    let n = 0;
    for (const _doc of docs) n += 1;
    if (n > 0) yield { [operand]: n };
  };
}

function sortByCount(operand: unknown, context: PipelineContext): Stage {
  const group = compileGroup({ _id: operand, count: { $sum: 1 } }, context);
  return (docs) => [...group(docs)].sort((a, b) => compareValues(b.count, a.count));
}

const LEFT_OUT = Symbol('default bucket');

function bucket(operand: unknown, context: PipelineContext): Stage {
  if (!isDoc(operand) || !Array.isArray(operand.boundaries))
    throw new MongoError(40201, 'Argument to $bucket stage must be an object with boundaries');
  const { groupBy, output } = operand;
  const boundaries = operand.boundaries.map((boundary) => compileExpression(boundary)({ root: {}, variables: {} }));
  if (boundaries.length < 2)
    throw new MongoError(
      40192,
      `The $bucket 'boundaries' field must have at least 2 values, but found ${boundaries.length} value(s).`,
    );
  for (const [i, boundary] of boundaries.slice(1).entries()) {
    if (compareValues(boundaries[i], boundary) >= 0)
      throw new MongoError(
        40194,
        `The 'boundaries' option to $bucket must be sorted, but elements ${i} and ${i + 1} are not in ascending order`,
      );
  }
  const by = compileExpression(groupBy);
  const fields = isDoc(output) ? output : { count: { $sum: 1 } };
  const group = compileGroup({ _id: '$bucket', ...Object.fromEntries(Object.entries(fields)) }, context);
  const chooseBucket = (value: unknown): unknown => {
    const at = boundaries.findLastIndex((boundary) => compareValues(boundary, value) <= 0);
    return at < 0 || at === boundaries.length - 1 ? LEFT_OUT : boundaries[at];
  };
  return (docs) => {
    const buckets = new Map<unknown, Doc[]>();
    for (const root of docs) {
      let key = chooseBucket(by({ root, variables: context.variables }));
      if (key === LEFT_OUT) {
        if (!Object.hasOwn(operand, 'default'))
          throw new MongoError(
            40066,
            '$switch could not find a matching branch for an input, and no default was specified.',
          );
        key = compileExpression(operand.default)({ root: {}, variables: {} });
      }
      const known = [...buckets.keys()].find((other) => compareValues(other, key) === 0) ?? key;
      buckets.set(known, [...(buckets.get(known) ?? []), root]);
    }
    const results = [...buckets].map(([key, list]) => ({ ...[...group(list)][0], _id: key }));
    return results.sort((a, b) => compareValues(a._id, b._id));
  };
}

/** Stages that select, order, group and count documents. */
export const SELECTING: StageTable = {
  $match: match,
  $sort: sort,
  $limit: (operand) => {
    const limit = countOperand('$limit', operand, 1);
    return (docs) => taken(docs, limit);
  },
  $skip: (operand) => {
    const skip = countOperand('$skip', operand, 0);
    return function* skipped(docs) {
      let left = skip;
      for (const doc of docs) {
        if (left > 0) left -= 1;
        else yield doc;
      }
    };
  },
  $sample: sample,
  $count: count,
  $group: compileGroup,
  $sortByCount: sortByCount,
  $bucket: bucket,
};
