import { compileMatcher, type QueryContext } from '../filter/matcher.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc } from '../values/values.ts';
import type { ElementFilters } from './apply-path.ts';
import type { Modifier } from './modifier.ts';

/** Compiles `arrayFilters`. Throws unless the filters and the `$[name]` components of the update match. */
export function compileElementFilters(
  request: QueryContext & { arrayFilters?: unknown },
  modifiers: readonly Modifier[],
): ElementFilters {
  const list = request.arrayFilters ?? [];
  if (!Array.isArray(list))
    throw new MongoError(14, "BSON field 'update.updates.arrayFilters' is the wrong type, expected type 'array'");
  const filters: ElementFilters = {};
  for (const filter of list) {
    if (!isDoc(filter)) throw new MongoError(14, 'arrayFilters must be documents');
    const name = nameOf(filter);
    if (Object.hasOwn(filters, name))
      throw new MongoError(9, `Found multiple array filters with the same top-level field name ${name}`);
    const matches = compileMatcher(filter, request);
    filters[name] = (item) => matches({ [name]: item });
  }
  const used = new Set(modifiers.flatMap(({ parts }) => parts.flatMap((part) => /^\$\[(.+)\]$/.exec(part)?.[1] ?? [])));
  for (const name of used) {
    if (!Object.hasOwn(filters, name))
      throw new MongoError(2, `No array filter found for identifier '${name}' in path '${pathWith(modifiers, name)}'`);
  }
  for (const name of Object.keys(filters)) {
    if (!used.has(name))
      throw new MongoError(9, `The array filter for identifier '${name}' was not used in the update`);
  }
  return filters;
}

function pathWith(modifiers: readonly Modifier[], name: string): string {
  return modifiers.find(({ parts }) => parts.includes(`$[${name}]`))?.path ?? '';
}

function nameOf(filter: Doc): string {
  const names = new Set(namesIn(filter));
  const [name, ...others] = names;
  if (name === undefined)
    throw new MongoError(9, 'Cannot use an expression without a top-level field name in arrayFilters');
  if (others.length > 0)
    throw new MongoError(
      9,
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${others[0]}'`,
    );
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new MongoError(
      2,
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  return name;
}

function namesIn(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([field, operand]) => {
    if (!field.startsWith('$')) return [field.split('.')[0] ?? ''];
    return Array.isArray(operand) ? operand.filter(isDoc).flatMap(namesIn) : [];
  });
}
