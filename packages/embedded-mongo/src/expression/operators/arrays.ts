import { compareValues, equalValues } from '../../values/compare.ts';
import { MongoError } from '../../values/errors.ts';
import { parseSort, sortBy } from '../../values/sort.ts';
import { type Doc, isDoc, isNullish, isNumber, isTruthy, setField, toNumber, typeName } from '../../values/values.ts';
import { withVariables } from './comparison.ts';
import {
  type Compile,
  type Expression,
  named,
  namedOperand,
  nullSafe,
  type OperatorTable,
  operator,
} from './operator.ts';

const MANY = Number.POSITIVE_INFINITY;

function list(name: string, value: unknown, code = 28689): unknown[] {
  if (!Array.isArray(value))
    throw new MongoError(code, `${name}'s argument must be an array, but is ${typeName(value)}`);
  return value;
}

function whole(name: string, value: unknown, code = 28690): number {
  const number = toNumber(value);
  if (!isNumber(value) || number === undefined || !Number.isInteger(number))
    throw new MongoError(code, `${name}'s argument must be an integer, but is ${typeName(value)}`);
  return number;
}

const itemAt = (items: unknown[], index: number) => items[index < 0 ? items.length + index : index];

function slice([value, a, b]: unknown[]): unknown {
  const items = list('$slice', value, 28724);
  const first = whole('$slice', a, 28725);
  if (b === undefined) return first >= 0 ? items.slice(0, first) : items.slice(first);
  const count = whole('$slice', b, 28727);
  if (count <= 0) throw new MongoError(28729, `Third argument to $slice must be positive: ${count}`);
  const start = first < 0 ? Math.max(items.length + first, 0) : first;
  return items.slice(start, start + count);
}

function range([from, to, step]: unknown[]): unknown {
  const [start, end] = [whole('$range', from, 34443), whole('$range', to, 34445)];
  const by = step === undefined ? 1 : whole('$range', step, 34447);
  if (by === 0) throw new MongoError(34449, '$range requires a non-zero step value');
  const count = Math.max(Math.ceil((end - start) / by), 0);
  if (count > 1_000_000) throw new MongoError(146, '$range would use too much memory');
  return Array.from({ length: count }, (_, i) => start + i * by);
}

function filter(operand: unknown, compile: Compile): Expression {
  const spec = namedOperand('$filter', operand, { required: ['input', 'cond'], optional: ['as', 'limit'] });
  const [input, cond] = [compile(spec.input), compile(spec.cond)];
  const limit = spec.limit === undefined ? undefined : compile(spec.limit);
  const as = typeof spec.as === 'string' ? spec.as : 'this';
  return (scope) => {
    const value = input(scope);
    if (isNullish(value)) return null;
    const most = toNumber(limit?.(scope) ?? undefined) ?? MANY;
    return list('$filter', value)
      .filter((item) => isTruthy(cond(withVariables(scope, { [as]: item }))))
      .slice(0, most);
  };
}

function map(operand: unknown, compile: Compile): Expression {
  const spec = namedOperand('$map', operand, { required: ['input', 'in'], optional: ['as'] });
  const [input, body] = [compile(spec.input), compile(spec.in)];
  const as = typeof spec.as === 'string' ? spec.as : 'this';
  return (scope) => {
    const value = input(scope);
    if (isNullish(value)) return null;
    return list('$map', value, 16883).map((item) => body(withVariables(scope, { [as]: item })) ?? null);
  };
}

function reduce(operand: unknown, compile: Compile): Expression {
  const spec = namedOperand('$reduce', operand, { required: ['input', 'initialValue', 'in'] });
  const [input, initial, body] = [compile(spec.input), compile(spec.initialValue), compile(spec.in)];
  return (scope) => {
    const items = input(scope);
    if (isNullish(items)) return null;
    return list('$reduce', items, 40080).reduce<unknown>(
      (value, item) => body(withVariables(scope, { value, this: item })),
      initial(scope),
    );
  };
}

function zip({ inputs, useLongestLength, defaults }: Doc): unknown {
  if (isNullish(inputs)) return null;
  const lists = list('$zip', inputs, 34461);
  if (lists.some(isNullish)) return null;
  const arrays = lists.map((item) => list('$zip', item, 34468));
  const lengths = arrays.map((items) => items.length);
  const length = isTruthy(useLongestLength ?? false) ? Math.max(0, ...lengths) : Math.min(...lengths);
  const fallback = Array.isArray(defaults) ? defaults : [];
  return Array.from({ length }, (_, i) =>
    arrays.map((items, at) => (i < items.length ? items[i] : (fallback[at] ?? null))),
  );
}

function sortArray({ input, sortBy: by }: Doc): unknown {
  if (isNullish(input)) return null;
  const items = list('$sortArray', input, 2942504);
  if (isDoc(by)) return sortBy(items, { fields: parseSort(by) }, (item) => (isDoc(item) ? item : {}));
  const direction = toNumber(by);
  if (direction !== 1 && direction !== -1)
    throw new MongoError(2942507, '$sortArray sort by must be 1, -1 or an object');
  return items.toSorted((a, b) => compareValues(a, b) * direction);
}

function toObject([value]: unknown[]): Doc {
  const result: Doc = {};
  for (const item of list('$arrayToObject', value, 40386)) {
    const [key, inner] = Array.isArray(item) ? item : isDoc(item) ? [item.k, item.v] : [];
    if (typeof key !== 'string') throw new MongoError(40394, '$arrayToObject requires keys of type string');
    setField(result, key, inner ?? null);
  }
  return result;
}

function firstN(name: string, pick: (items: unknown[], n: number) => unknown[]) {
  return named(name, { required: ['input', 'n'] }, ({ input, n }) => {
    const count = whole(name, n, 5787902);
    if (count < 1) throw new MongoError(5787908, `'n' must be greater than 0, found ${count}`);
    return pick(list(name, input, 5788200), count);
  });
}

/** Returns the distinct values in MongoDB's order. */
export function distinctSorted(values: readonly unknown[]): unknown[] {
  return values
    .toSorted((a, b) => compareValues(a, b))
    .filter((value, i, all) => i === 0 || !equalValues(value, all[i - 1]));
}

const has = (items: unknown[], value: unknown) => items.some((item) => equalValues(item, value));
const present = (values: unknown[]) => values.filter((value) => !isNullish(value));

export const ARRAYS: OperatorTable = {
  $arrayElemAt: nullSafe('$arrayElemAt', 2, ([items, at]) =>
    itemAt(list('$arrayElemAt', items), whole('$arrayElemAt', at)),
  ),
  $first: nullSafe('$first', 1, ([items]) => list('$first', items)[0]),
  $last: nullSafe('$last', 1, ([items]) => list('$last', items).at(-1)),
  $firstN: firstN('$firstN', (items, n) => items.slice(0, n)),
  $lastN: firstN('$lastN', (items, n) => items.slice(-n)),
  $minN: firstN('$minN', (items, n) =>
    present(items)
      .sort((a, b) => compareValues(a, b))
      .slice(0, n),
  ),
  $maxN: firstN('$maxN', (items, n) =>
    present(items)
      .sort((a, b) => compareValues(b, a))
      .slice(0, n),
  ),
  $concatArrays: nullSafe('$concatArrays', [0, MANY], (args) =>
    args.flatMap((arg) => list('$concatArrays', arg, 28664)),
  ),
  $filter: filter,
  $map: map,
  $reduce: reduce,
  $in: operator('$in', 2, ([value, items]) => has(list('$in', items, 40081), value)),
  $indexOfArray: operator('$indexOfArray', [2, 4], ([items, value, from, to]) => {
    if (isNullish(items)) return null;
    const end = to === undefined ? MANY : whole('$indexOfArray', to);
    const start = from === undefined ? 0 : whole('$indexOfArray', from);
    return list('$indexOfArray', items, 40090).findIndex(
      (item, i) => i >= start && i < end && equalValues(item, value),
    );
  }),
  $isArray: operator('$isArray', 1, ([value]) => Array.isArray(value)),
  $range: operator('$range', [2, 3], range),
  $reverseArray: nullSafe('$reverseArray', 1, ([items]) => list('$reverseArray', items, 34435).toReversed()),
  $size: operator('$size', 1, ([items]) => list('The argument to $size', items, 17124).length),
  $slice: nullSafe('$slice', [2, 3], slice),
  $sortArray: named('$sortArray', { required: ['input', 'sortBy'] }, sortArray),
  $zip: named('$zip', { required: ['inputs'], optional: ['useLongestLength', 'defaults'] }, zip),
  $arrayToObject: nullSafe('$arrayToObject', 1, toObject),
  $setUnion: nullSafe('$setUnion', [0, MANY], (args) =>
    distinctSorted(args.flatMap((arg) => list('$setUnion', arg, 17043))),
  ),
  $setIntersection: nullSafe('$setIntersection', [0, MANY], ([first = [], ...rest]) =>
    distinctSorted(
      list('$setIntersection', first, 17047).filter((value) =>
        rest.every((other) => has(list('$setIntersection', other, 17047), value)),
      ),
    ),
  ),
  $setDifference: nullSafe('$setDifference', 2, ([a, b]) => {
    const others = list('$setDifference', b, 17049);
    return list('$setDifference', a, 17048).filter(
      (value, i, all) => !has(others, value) && !has(all.slice(0, i), value),
    );
  }),
  $setEquals: operator('$setEquals', [2, MANY], (args) => {
    const [first = [], ...rest] = args.map((arg) => distinctSorted(list('$setEquals', arg, 17044)));
    return rest.every((other) => equalValues(first, other));
  }),
  $setIsSubset: operator('$setIsSubset', 2, ([a, b]) => {
    const whole = list('$setIsSubset', b, 17042);
    return list('$setIsSubset', a, 17046).every((value) => has(whole, value));
  }),
  $allElementsTrue: operator('$allElementsTrue', 1, ([items]) =>
    list('$allElementsTrue', items, 17040).every(isTruthy),
  ),
  $anyElementTrue: operator('$anyElementTrue', 1, ([items]) => list('$anyElementTrue', items, 17041).some(isTruthy)),
};
