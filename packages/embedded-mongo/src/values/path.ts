import { type Doc, getField, isDoc } from './values.ts';

/** Receives a value at a path and the index in the outermost array on the way; returns true to stop. */
export type Visit = (value: unknown, index: number | undefined) => boolean;

const INDEX = /^(0|[1-9]\d*)$/;

/** Returns the array position that a path component names, if any. */
export function arrayIndex(component: string): number | undefined {
  return INDEX.test(component) ? Number(component) : undefined;
}

/**
 * Visits the values at a query path. Enters arrays on the way; a number may be a position or a field; a missing value
 * counts as undefined. With `expand`, visits the elements of an array at the end before the array itself.
 */
export function visitPath(doc: Doc, path: Path, visit: Visit): boolean {
  return walk(doc, { path, at: 0, index: undefined }, visit);
}

/** A query path, and whether to visit the elements of an array at its end. */
export interface Path {
  parts: readonly string[];
  expand: boolean;
}

interface Step {
  path: Path;
  at: number;
  index: number | undefined;
}

function walk(value: unknown, step: Step, visit: Visit): boolean {
  const { parts, expand } = step.path;
  if (step.at === parts.length) {
    if (expand && Array.isArray(value)) {
      for (const [i, item] of value.entries()) if (visit(item, step.index ?? i)) return true;
    }
    return visit(value, step.index);
  }
  if (Array.isArray(value)) return walkArray(value, step, visit);
  if (!isDoc(value)) return visit(undefined, step.index);
  return walk(getField(value, parts[step.at] ?? ''), { ...step, at: step.at + 1 }, visit);
}

function walkArray(items: unknown[], step: Step, visit: Visit): boolean {
  const { parts } = step.path;
  const position = arrayIndex(parts[step.at] ?? '');
  for (const [i, item] of items.entries()) {
    const index = step.index ?? i;
    if (isDoc(item) && walk(item, { ...step, index }, visit)) return true;
    if (i !== position) continue;
    const last = step.at + 1 === parts.length;
    if (last ? visit(item, step.index) : walk(item, { ...step, at: step.at + 1 }, visit)) return true;
  }
  return false;
}
