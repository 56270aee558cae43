import { compileExpression } from '../../expression/expression.ts';
import { addUp } from '../../expression/operators/arithmetic.ts';
import { mergeObjects } from '../../expression/operators/objects.ts';
import type { Expression } from '../../expression/operators/operator.ts';
import { computeAverage, computeDeviation, findExtreme } from '../../expression/operators/statistics.ts';
import { compareValues, equalValues } from '../../values/compare.ts';
import { MongoError, notSupported } from '../../values/errors.ts';
import { encodeKey } from '../../values/key-encoding.ts';
import { parseSort, sortBy } from '../../values/sort.ts';
import { type Doc, isDoc, isNullish, setField, toNumber } from '../../values/values.ts';
import type { PipelineContext, Stage } from './stage.ts';

/** Computes a group's result from the values of its documents. */
type Finish = (values: unknown[]) => unknown;
interface Accumulator {
  evaluate: Expression;
  finish: Finish;
}

const present = (values: unknown[]) => values.filter((value) => value !== undefined);
const notNull = (values: unknown[]) => values.filter((value) => !isNullish(value));
const orNull = (values: unknown[]) => values.map((value) => value ?? null);

const FINISHERS: Record<string, Finish> = {
  $sum: addUp,
  $avg: computeAverage,
  $min: (values) => findExtreme(values, 1),
  $max: (values) => findExtreme(values, -1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: present,
  $addToSet: (values) => unique(present(values)),
  $mergeObjects: mergeObjects,
  $stdDevPop: (values) => computeDeviation(values, false),
  $stdDevSamp: (values) => computeDeviation(values, true),
};

const FINISHERS_OF_N: Record<string, (values: unknown[], n: number) => unknown> = {
  $firstN: (values, n) => orNull(values.slice(0, n)),
  $lastN: (values, n) => orNull(values.slice(-n)),
  $minN: (values, n) =>
    notNull(values)
      .sort((a, b) => compareValues(a, b))
      .slice(0, n),
  $maxN: (values, n) =>
    notNull(values)
      .sort((a, b) => compareValues(b, a))
      .slice(0, n),
};

function unique(values: unknown[]): unknown[] {
  const seen = new Set<string>();
  const rough: unknown[] = [];
  return values.filter((value) => {
    const key = encodeKey([value], [1]);
    if (key.rough) return !rough.some((other) => equalValues(other, value)) && rough.push(value) > 0;
    return !seen.has(key.bytes.toString('latin1')) && seen.add(key.bytes.toString('latin1'));
  });
}

function compileAccumulator(name: string, spec: unknown): Accumulator {
  if (!isDoc(spec)) throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  const [operator = '', ...others] = Object.keys(spec);
  if (others.length > 0) throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  const operand = spec[operator];
  if (operator === '$count') return { evaluate: () => 1, finish: (values) => values.length };
  const finish = Object.hasOwn(FINISHERS, operator) ? FINISHERS[operator] : undefined;
  if (finish) return { evaluate: compileExpression(operand), finish };
  const ofN = Object.hasOwn(FINISHERS_OF_N, operator) ? FINISHERS_OF_N[operator] : undefined;
  if (ofN && isDoc(operand)) {
    const n = constantCount(operand.n);
    return { evaluate: compileExpression(operand.input), finish: (values) => ofN(values, n) };
  }
  if (['$top', '$topN', '$bottom', '$bottomN'].includes(operator) && isDoc(operand))
    return topOrBottom(operator, operand);
  if (['$accumulator', '$median', '$percentile'].includes(operator)) throw notSupported(`The accumulator ${operator}`);
  throw new MongoError(15952, `unknown group operator '${operator}'`);
}

function constantCount(n: unknown): number {
  const count = toNumber(compileExpression(n)({ root: {}, variables: {} }));
  if (count === undefined || !Number.isInteger(count) || count < 1)
    throw new MongoError(5787908, `'n' must be greater than 0, found ${String(n)}`);
  return count;
}

function topOrBottom(operator: string, operand: Doc): Accumulator {
  const fields = parseSort(operand.sortBy);
  const output = compileExpression(operand.output);
  const many = operator.endsWith('N');
  const n = many ? constantCount(operand.n) : 1;
  const finish: Finish = (values) => {
    const sorted = sortBy(values.filter(isDoc), { fields }, ({ root }) => (isDoc(root) ? root : {}));
    const kept = operator.startsWith('$top') ? sorted.slice(0, n) : sorted.slice(-n);
    const outputs = kept.map(({ value }) => value ?? null);
    return many ? outputs : (outputs[0] ?? null);
  };
  return { evaluate: (scope) => ({ root: scope.root, value: output(scope) }), finish };
}

interface Group {
  id: unknown;
  values: unknown[][];
}

/** Compiles `$group`. Groups come in the order in which they first appear. */
export function compileGroup(operand: unknown, { variables, strings }: PipelineContext): Stage {
  if (!isDoc(operand)) throw new MongoError(15947, "a group's fields must be specified in an object");
  const { _id: idSpec, ...fields } = operand;
  if (!Object.hasOwn(operand, '_id')) throw new MongoError(15955, 'a group specification must include an _id');
  const id = compileExpression(idSpec);
  const accumulators = Object.entries(fields).map(([name, spec]) => {
    if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
    return [name, compileAccumulator(name, spec)] as const;
  });
  return function* grouped(docs) {
    const groups = new Groups(strings ? (a, b) => compareValues(a, b, strings) === 0 : undefined);
    for (const root of docs) {
      const group = groups.of(id({ root, variables }) ?? null, accumulators.length);
      for (const [i, [, { evaluate }]] of accumulators.entries()) group.values[i]?.push(evaluate({ root, variables }));
    }
    for (const group of groups.all) {
      const result: Doc = { _id: group.id };
      for (const [i, [name, { finish }]] of accumulators.entries())
        setField(result, name, finish(group.values[i] ?? []));
      yield result;
    }
  };
}

class Groups {
  readonly all: Group[] = [];
  readonly #byKey = new Map<string, Group>();
  readonly #same: ((a: unknown, b: unknown) => boolean) | undefined;

  constructor(same: ((a: unknown, b: unknown) => boolean) | undefined) {
    this.#same = same;
  }

  /** Finds or creates the group of a key. Compares keys by value when their bytes are not exact. */
  of(id: unknown, accumulators: number): Group {
    const { bytes, rough } = encodeKey([id], [1]);
    const same = this.#same ?? (rough ? equalValues : undefined);
    const key = bytes.toString('latin1');
    const found = same ? this.all.find((group) => same(group.id, id)) : this.#byKey.get(key);
    if (found) return found;
    const group = { id, values: Array.from({ length: accumulators }, (): unknown[] => []) };
    this.all.push(group);
    this.#byKey.set(key, group);
    return group;
  }
}
