import type { RowQuery } from '../access/find-rows.ts';
import { compileMatcher, type Matcher } from '../filter/matcher.ts';
import { countOperand } from '../pipeline/stages/select.ts';
import type { PipelineContext } from '../pipeline/stages/stage.ts';
import { MongoError } from '../values/errors.ts';
import { parseSort } from '../values/sort.ts';
import { type Doc, isDoc } from '../values/values.ts';

/** Turns the leading `$match`, `$sort`, `$skip` and `$limit` into a query, which may use an index. */
export function pushedDown(
  stages: readonly unknown[],
  { strings, variables }: PipelineContext,
): { query: RowQuery; rest: unknown[] } {
  const query: RowQuery = { filter: {}, strings, variables };
  const filters: { filter: Doc; matches: Matcher }[] = [];
  let at = 0;
  const next = (name: string): unknown => {
    const stage = stages[at];
    if (!isDoc(stage) || !Object.hasOwn(stage, name) || Object.keys(stage).length !== 1) return undefined;
    at += 1;
    return stage[name];
  };
  for (let filter = next('$match'); filter !== undefined; filter = next('$match')) {
    if (!isDoc(filter)) throw new MongoError(15959, 'the match filter must be an expression in an object');
    const matches = compileMatcher(filter, { ...(strings && { strings }), variables });
    if (Object.keys(filter).length > 0) filters.push({ filter, matches });
  }
  if (filters.length > 1) query.filter = { $and: filters.map(({ filter }) => filter) };
  else Object.assign(query, filters[0]);
  const sort = next('$sort');
  if (isDoc(sort) && Object.keys(sort).length > 0) query.sort = parseSort(sort);
  else if (sort !== undefined) at -= 1;
  const skip = next('$skip');
  if (skip !== undefined) query.skip = countOperand('$skip', skip, 0);
  const limit = next('$limit');
  if (limit !== undefined) query.limit = countOperand('$limit', limit, 1);
  return { query, rest: stages.slice(at) };
}
