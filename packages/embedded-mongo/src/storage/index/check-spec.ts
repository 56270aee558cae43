import { compileMatcher, isOperators } from '../../filter/matcher.ts';
import { collationOrder } from '../../values/collation.ts';
import { MongoError, notSupported } from '../../values/errors.ts';
import { type Doc, isDoc, isNumber, isTruthy, toNumber, typeName } from '../../values/values.ts';

const KNOWN = [
  'key',
  'name',
  'v',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'hidden',
  'collation',
  'prepareUnique',
];
const OF_SPECIAL_INDEXES = [
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'wildcardProjection',
  'storageEngine',
  'columnstoreProjection',
  'clustered',
  'dropDups',
  'ns',
];

/** Checks an index specification and returns it in the form of `listIndexes`. */
export function checkedIndexSpec(spec: Doc): Doc {
  const { key, name } = spec;
  if (!isDoc(key))
    throw new MongoError(
      9,
      `Error in specification: The 'key' property of an index specification must be an object, but got ${typeName(key)}`,
    );
  if (Object.keys(key).length === 0) throw new MongoError(67, 'Index keys cannot be an empty object');
  for (const [path, direction] of Object.entries(key)) checkField(path, direction);
  if (typeof name !== 'string' || name === '')
    throw new MongoError(9, "The 'name' field is a required property of an index specification");
  for (const field of Object.keys(spec)) checkOption(field, spec[field]);
  const { partialFilterExpression: filter, expireAfterSeconds: seconds } = spec;
  if (filter !== undefined) {
    if (!isDoc(filter)) throw new MongoError(14, "The field 'partialFilterExpression' must be an object");
    compileMatcher(filter);
    checkPartialFilter(filter);
    if (isTruthy(spec.sparse ?? false))
      throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  }
  if (seconds !== undefined) checkExpiry(key, seconds);
  const result: Doc = { v: 2, key, name };
  for (const option of ['unique', 'sparse']) if (isTruthy(spec[option] ?? false)) result[option] = true;
  for (const option of ['partialFilterExpression', 'expireAfterSeconds'])
    if (spec[option] !== undefined) result[option] = spec[option];
  const { collation } = spec;
  if (isDoc(collation) && collationOrder(collation)) {
    if (result.unique) throw notSupported('A unique index with a collation');
    result.collation = collation;
  }
  if (spec.background !== undefined) result.background = spec.background;
  return result;
}

const IN_PARTIAL_FILTER = ['$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$type'];

/** Throws for conditions that MongoDB does not allow in a partial filter. */
function checkPartialFilter(filter: Doc): void {
  for (const [field, operand] of Object.entries(filter)) {
    if (field === '$and' || field === '$or') {
      for (const branch of Array.isArray(operand) ? operand.filter(isDoc) : []) checkPartialFilter(branch);
    } else if (field.startsWith('$')) throw unsupportedInPartial(field);
    else if (isOperators(operand)) {
      for (const [operator, value] of Object.entries(operand)) {
        const allowed = IN_PARTIAL_FILTER.includes(operator) || (operator === '$exists' && isTruthy(value));
        if (!allowed) throw unsupportedInPartial(operator);
      }
    }
  }
}

function unsupportedInPartial(what: string): MongoError {
  return new MongoError(67, `Error in specification: unsupported expression in partial index: ${what}`);
}

function checkField(path: string, direction: unknown): void {
  if (typeof direction === 'string') {
    const special = ['text', '2d', '2dsphere', 'hashed', 'columnstore', 'geoHaystack'].includes(direction);
    if (special) throw notSupported(`An index of type '${direction}'`);
    throw new MongoError(67, `Unknown index plugin '${direction}'`);
  }
  const number = toNumber(direction);
  if (!isNumber(direction) || number === undefined)
    throw new MongoError(
      67,
      `Values in v:2 index key pattern cannot be of type ${typeName(direction)}. Only numbers > 0, numbers < 0, and strings are allowed.`,
    );
  if (number === 0 || Number.isNaN(number)) throw new MongoError(67, 'Values in the index key pattern cannot be 0.');
  if (path.includes('$**')) throw notSupported('A wildcard index');
  if (path === '' || path.split('.').includes('')) throw new MongoError(67, 'Index keys cannot be an empty field.');
  if (path.split('.').some((part) => part.startsWith('$') && !['$ref', '$id', '$db'].includes(part))) {
    throw new MongoError(67, `Index key contains an illegal field name: field name starts with '$'.`);
  }
}

function checkOption(field: string, value: unknown): void {
  if (OF_SPECIAL_INDEXES.includes(field)) throw notSupported(`The index option '${field}'`);
  if (!KNOWN.includes(field)) {
    throw new MongoError(197, `The field '${field}' is not valid for an index specification. Specification`);
  }
  if ((field === 'hidden' || field === 'prepareUnique') && isTruthy(value))
    throw notSupported(`The index option '${field}'`);
}

function checkExpiry(key: Doc, seconds: unknown): void {
  const number = toNumber(seconds);
  if (!isNumber(seconds) || number === undefined)
    throw new MongoError(67, "TTL index 'expireAfterSeconds' option must be numeric");
  if (number < 0 || number > 2 ** 31 - 1)
    throw new MongoError(67, "TTL index 'expireAfterSeconds' option must be within an acceptable range");
  if (Object.keys(key).length > 1)
    throw new MongoError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
  if (Object.hasOwn(key, '_id'))
    throw new MongoError(197, "The field 'expireAfterSeconds' is not valid for an _id index specification.");
}
