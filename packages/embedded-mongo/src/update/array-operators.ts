import { EJSON } from 'bson';
import { equalityTest } from '../filter/field-conditions.ts';
import { elementTest, isOperators, type QueryContext } from '../filter/matcher.ts';
import { compareStrings, compareValues, equalValues, type StringOrder } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { parseSort, sortBy } from '../values/sort.ts';
import { type Doc, isDoc, toNumber, typeName } from '../values/values.ts';
import { type FieldOperator, integerOption } from './field-operators.ts';
import { UNCHANGED, type UpdateContext } from './modifier.ts';

/** Returns the array operators. A collation decides which strings `$pull` and `$addToSet` treat as equal. */
export function arrayOperators(context: QueryContext): Record<string, FieldOperator> {
  const strings = context.strings ?? compareStrings;
  return {
    $push: push(strings),
    $addToSet: addToSet(strings),
    $pop: pop,
    $pull: pull(context),
    $pullAll: pullAll(strings),
  };
}

const PUSH_MODIFIERS = ['$each', '$slice', '$sort', '$position'];

function push(strings: StringOrder): FieldOperator {
  return (operand, path) => {
    const spec = isDoc(operand) && Object.hasOwn(operand, '$each') ? operand : { $each: [operand] };
    const items = readEach(spec, '$push');
    for (const name of Object.keys(spec)) {
      if (!PUSH_MODIFIERS.includes(name)) throw new MongoError(2, `Unrecognized clause in $push: ${name}`);
    }
    const position = integerOption(spec, '$position');
    const slice = integerOption(spec, '$slice');
    const sort = Object.hasOwn(spec, '$sort') ? itemSorter(spec.$sort, strings) : undefined;
    return (current, ctx) => {
      const array = [...readArray(current, path, ctx)];
      array.splice(
        position === undefined ? array.length : position < 0 ? Math.max(array.length + position, 0) : position,
        0,
        ...items,
      );
      const sorted = sort ? sort(array) : array;
      if (slice === undefined) return sorted;
      return slice >= 0 ? sorted.slice(0, slice) : sorted.slice(slice);
    };
  };
}

function readEach(spec: Doc, operator: string): unknown[] {
  if (!Array.isArray(spec.$each)) {
    const type = operator === '$push' ? 2 : 14;
    throw new MongoError(
      type,
      `The argument to $each in ${operator} must be an array but it was of type: ${typeName(spec.$each)}`,
    );
  }
  return spec.$each;
}

function itemSorter(sort: unknown, strings: StringOrder): (items: unknown[]) => unknown[] {
  if (isDoc(sort)) {
    const fields = parseSort(sort);
    if (fields.length === 0) throw new MongoError(2, 'The sort pattern is empty when it should be a set of fields.');
    return (items) => sortBy(items, { fields, strings }, (item) => (isDoc(item) ? item : {}));
  }
  const direction = toNumber(sort);
  if (direction !== 1 && direction !== -1) throw new MongoError(2, 'The $sort element value must be either 1 or -1');
  return (items) => items.toSorted((a, b) => compareValues(a, b, strings) * direction);
}

function readArray(current: unknown, path: string, { original }: UpdateContext): unknown[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  const where = `in document {_id: ${EJSON.stringify(original._id ?? null)}}`;
  throw new MongoError(2, `The field '${path}' must be an array but is of type ${typeName(current)} ${where}`);
}

function addToSet(strings: StringOrder): FieldOperator {
  return (operand, path) => {
    const each = isDoc(operand) && Object.keys(operand)[0] === '$each';
    if (each && Object.keys(operand).length > 1)
      throw new MongoError(2, `Found unexpected fields after $each in $addToSet: ${EJSON.stringify(operand)}`);
    const items = each ? readEach(operand, '$addToSet') : [operand];
    return (current) => {
      if (current !== undefined && !Array.isArray(current)) {
        throw new MongoError(
          2,
          `Cannot apply $addToSet to non-array field. Field named '${path.split('.').at(-1)}' has non-array type ${typeName(current)}`,
        );
      }
      const array = [...(current ?? [])];
      for (const item of items) if (!array.some((other) => equalValues(other, item, strings))) array.push(item);
      return array;
    };
  };
}

const pop: FieldOperator = (operand, path) => {
  const end = toNumber(operand);
  if (end !== 1 && end !== -1) throw new MongoError(9, `$pop expects 1 or -1, found: ${EJSON.stringify(operand)}`);
  return (current) => {
    if (current === undefined) return UNCHANGED;
    if (!Array.isArray(current))
      throw new MongoError(14, `Path '${path}' contains an element of non-array type '${typeName(current)}'`);
    return end === 1 ? current.slice(0, -1) : current.slice(1);
  };
};

function pull(context: QueryContext): FieldOperator {
  return (operand) => {
    const isMatch = isDoc(operand)
      ? elementOrDocTest(operand, context)
      : equalityTest(operand, context.strings ?? compareStrings).test;
    return without('$pull', isMatch);
  };
}

/** Compiles a document in `$pull` as a filter of sub-documents, not as an equality. */
function elementOrDocTest(operand: Doc, context: QueryContext): (item: unknown) => boolean {
  const test = elementTest(operand, context);
  return isOperators(operand) ? test : (item) => isDoc(item) && test(item);
}

function pullAll(strings: StringOrder): FieldOperator {
  return (operand) => {
    if (!Array.isArray(operand))
      throw new MongoError(2, `$pullAll requires an array argument but was given a ${typeName(operand)}`);
    return without('$pullAll', (item) => operand.some((other) => equalValues(other, item, strings)));
  };
}

function without(operator: string, isMatch: (item: unknown) => boolean): (current: unknown) => unknown {
  return (current) => {
    if (current === undefined) return UNCHANGED;
    if (!Array.isArray(current)) throw new MongoError(2, `Cannot apply ${operator} to a non-array value`);
    return current.filter((item) => !isMatch(item));
  };
}
