import { EJSON } from 'bson';
import { MongoError } from '../values/errors.ts';
import { arrayIndex } from '../values/path.ts';
import { type Doc, getField, isDoc, setField } from '../values/values.ts';
import { type Modifier, REMOVED, UNCHANGED, type UpdateContext } from './modifier.ts';

/** Tests of the array elements that `$[name]` selects, by name. */
export type ElementFilters = Record<string, (item: unknown) => boolean>;

/** A modifier that is being applied to one document. */
export interface PathUpdate {
  modifier: Modifier;
  parts: readonly string[];
  context: UpdateContext;
  filters: ElementFilters;
}

const MAX_PADDING = 1_500_000;

/** Applies a modifier to a document in place. */
export function applyAt(container: Doc | unknown[], update: PathUpdate, at = 0): void {
  const part = update.parts[at] ?? '';
  if (part.startsWith('$[')) applyToElements(container, update, at);
  else if (Array.isArray(container)) applyToArray(container, update, at);
  else {
    const next = step(Object.hasOwn(container, part) ? getField(container, part) : undefined, update, at);
    if (next === REMOVED) delete container[part];
    else if (next !== UNCHANGED) setField(container, part, next);
  }
}

function applyToArray(items: unknown[], update: PathUpdate, at: number): void {
  const part = update.parts[at] ?? '';
  const index = arrayIndex(part);
  if (index === undefined) {
    if (!update.modifier.creates) return;
    throw notViable(part, update.parts[at - 1] ?? '', items);
  }
  if (index > items.length + MAX_PADDING)
    throw new MongoError(2, `Cannot insert element at index ${index}: too far behind the end of the array`);
  const next = step(items[index], update, at);
  if (next === UNCHANGED) return;
  if (next === REMOVED) {
    if (index < items.length) items[index] = null;
    return;
  }
  while (items.length < index) items.push(null);
  items[index] = next;
}

function applyToElements(container: Doc | unknown[], update: PathUpdate, at: number): void {
  const part = update.parts[at] ?? '';
  if (!Array.isArray(container)) {
    throw new MongoError(
      2,
      `Cannot apply array updates to non-array element ${update.parts[at - 1] ?? ''}: ${EJSON.stringify(container)}`,
    );
  }
  const filter = part === '$[]' ? () => true : update.filters[part.slice(2, -1)];
  for (const [i, item] of container.entries()) {
    if (!filter?.(item)) continue;
    const next = step(item, update, at);
    if (next !== UNCHANGED) container[i] = next === REMOVED ? null : next;
  }
}

/** Returns the new value at one step of the path: the modifier's result at the end, else the changed container. */
function step(current: unknown, update: PathUpdate, at: number): unknown {
  const { modifier, parts, context } = update;
  if (at === parts.length - 1) return modifier.apply(current, context);
  const following = parts[at + 1] ?? '';
  if (current === undefined) {
    if (following.startsWith('$[')) {
      throw new MongoError(
        2,
        `The path '${parts.slice(0, at + 1).join('.')}' must exist in the document in order to apply array updates.`,
      );
    }
    if (!modifier.creates) return UNCHANGED;
    const made: Doc = {};
    applyAt(made, update, at + 1);
    return Object.keys(made).length > 0 ? made : UNCHANGED;
  }
  if (isDoc(current) || Array.isArray(current)) {
    applyAt(current, update, at + 1);
    return current;
  }
  if (following.startsWith('$[')) {
    throw new MongoError(
      2,
      `Cannot apply array updates to non-array element ${parts[at]}: ${EJSON.stringify(current)}`,
    );
  }
  if (!modifier.creates) return UNCHANGED;
  throw notViable(following, parts[at] ?? '', current);
}

function notViable(field: string, parent: string, element: unknown): MongoError {
  return new MongoError(28, `Cannot create field '${field}' in element {${parent}: ${EJSON.stringify(element)}}`);
}
