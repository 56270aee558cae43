import { MongoError } from '../values/errors.ts';
import { isNumber, toNumber, typeName } from '../values/values.ts';

const TYPE_CODES: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};
const NUMBERS = ['int', 'long', 'double', 'decimal'];

/** Compiles `$type`: a code, an alias, or a list of these. */
export function compileTypeTest(operand: unknown): (value: unknown) => boolean {
  const list = Array.isArray(operand) ? operand : [operand];
  if (list.length === 0) throw new MongoError(9, '$type must match at least one type');
  const names = new Set(list.flatMap(typeNames));
  return (value) => value !== undefined && names.has(typeName(value));
}

function typeNames(type: unknown): string[] {
  if (typeof type === 'string') {
    if (type === 'number') return NUMBERS;
    if (!Object.values(TYPE_CODES).includes(type)) throw new MongoError(2, `Unknown type name alias: ${type}`);
    return [type];
  }
  const code = toNumber(type);
  if (!isNumber(type) || code === undefined)
    throw new MongoError(14, 'type must be represented as a number or a string');
  const name = TYPE_CODES[code];
  if (name === undefined) throw new MongoError(2, `Invalid numerical type code: ${code}`);
  return [name];
}
