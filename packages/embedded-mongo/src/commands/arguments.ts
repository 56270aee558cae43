import type { Hint } from '../access/planner.ts';
import type { Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import { collationOrder } from '../values/collation.ts';
import type { StringOrder } from '../values/compare.ts';
import { equalValues } from '../values/compare.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, isDoc, isNumber, toNumber, typeName } from '../values/values.ts';

/** A part of a command and its name in error messages. */
export interface Arguments {
  name: string;
  values: Doc;
}

/** Returns the fields of a command as arguments. */
export const readArguments = ({ name, command }: Context): Arguments => ({ name, values: command });

function wrongType({ name, values }: Arguments, field: string, expected: string): MongoError {
  return new MongoError(
    14,
    `BSON field '${name}.${field}' is the wrong type '${typeName(values[field])}', expected type '${expected}'`,
  );
}

/** Reads a document; undefined when absent or null. Throws TypeMismatch for other types, as all readers here do. */
export function docArgument(args: Arguments, field: string): Doc | undefined {
  const value = args.values[field];
  if (value === undefined || value === null) return undefined;
  if (!isDoc(value)) throw wrongType(args, field, 'object');
  return value;
}

/** Reads a required array of documents. */
export function docsArgument(args: Arguments, field: string): Doc[] {
  const value = args.values[field];
  if (value === undefined)
    throw new MongoError(40414, `BSON field '${args.name}.${field}' is missing but a required field`);
  if (!Array.isArray(value)) throw wrongType(args, field, 'array');
  return value.map((item) => {
    if (!isDoc(item))
      throw new MongoError(
        14,
        `BSON field '${args.name}.${field}.0' is the wrong type '${typeName(item)}', expected type 'object'`,
      );
    return item;
  });
}

/** Reads a number, truncated to an integer. */
export function numberArgument(args: Arguments, field: string): number | undefined {
  const value = args.values[field];
  if (value === undefined || value === null) return undefined;
  const number = toNumber(value);
  if (!isNumber(value) || number === undefined) throw wrongType(args, field, 'long');
  return Math.trunc(number);
}

/** Reads a number that must not be negative. */
export function sizeArgument(args: Arguments, field: string): number | undefined {
  const number = numberArgument(args, field);
  if (number !== undefined && number < 0)
    throw new MongoError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  return number;
}

/** Reads a boolean or a number; false when absent. */
export function boolArgument(args: Arguments, field: string): boolean {
  const value = args.values[field];
  if (value === undefined || value === null) return false;
  if (typeof value === 'boolean') return value;
  const number = toNumber(value);
  if (number === undefined) throw wrongType(args, field, 'bool');
  return number !== 0;
}

/** Reads a string; undefined when absent or null. */
export function stringArgument(args: Arguments, field: string): string | undefined {
  const value = args.values[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw wrongType(args, field, 'string');
  return value;
}

/** Returns the string order of a `collation`; undefined for the byte order. */
export function collationArgument(args: Arguments): StringOrder | undefined {
  const collation = docArgument(args, 'collation');
  return collation && collationOrder(collation);
}

/** Returns `<database>.<collection>` for a field that names a collection, by default the command's first. */
export function readNamespace({ name, command, db }: Context, field: string = name): string {
  const collection = command[field];
  if (typeof collection !== 'string') {
    throw new MongoError(
      collection === undefined ? 40414 : 73,
      `collection name has invalid type ${typeName(collection)}`,
    );
  }
  if (collection === '') throw new MongoError(73, `Invalid namespace specified '${db}.'`);
  if (collection.includes('\0') || collection.startsWith('.') || collection.includes('$')) {
    throw new MongoError(73, `Invalid collection name: ${collection}`);
  }
  return `${db}.${collection}`;
}

/** Returns the index that a `hint` names or specifies, or the direction of a `$natural` scan. */
export function hintArgument(args: Arguments, collection: Collection | undefined): Hint | undefined {
  const { hint } = args.values;
  if (hint === undefined || hint === null) return undefined;
  if (isDoc(hint) && Object.keys(hint).length === 0) return undefined;
  if (isDoc(hint) && Object.hasOwn(hint, '$natural')) return naturalScan(hint.$natural);
  if (typeof hint !== 'string' && !isDoc(hint)) throw new MongoError(9, 'Hint must be a string or an object');
  const index = collection?.indexes.find(
    ({ name, spec }) => name === hint || (isDoc(hint) && equalValues(spec.key, hint)),
  );
  if (collection && !index) {
    throw new MongoError(
      2,
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  return index;
}

function naturalScan(direction: unknown): Hint {
  const number = isNumber(direction) ? toNumber(direction) : undefined;
  if (number !== 1 && number !== -1) throw new MongoError(2, '$natural hint must be 1 or -1');
  return { natural: number };
}

/** Refuses options of MongoDB that this server lacks, unless they are false or null. */
export function refuseOptions({ name, values }: Arguments, options: readonly string[]): void {
  for (const option of options) {
    const value = values[option];
    if (value !== undefined && value !== null && value !== false)
      throw notSupported(`The option '${option}' of ${name}`);
  }
}
