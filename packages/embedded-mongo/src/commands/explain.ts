import { pickPlan, type RowQuery } from '../access/find-rows.ts';
import type { Plan } from '../access/planner.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, isDoc } from '../values/values.ts';
import {
  collationArgument,
  docArgument,
  hintArgument,
  readArguments,
  readNamespace,
  stringArgument,
} from './arguments.ts';
import { findQuery } from './find.ts';
import { letVariables } from './let-variables.ts';
import { pushedDown } from './push-down.ts';
import { VERSION } from './server-version.ts';
import { pipelineContext, sourceRows } from './source-rows.ts';

/** Describes which index serves a query, and for `find` the number of documents and the time. */
function explain(context: Context): Answer {
  const inner = docArgument(readArguments(context), 'explain');
  const name = Object.keys(inner ?? {})[0] ?? '';
  if (context.command.writeConcern !== undefined || inner?.writeConcern !== undefined)
    throw new MongoError(72, 'Command does not support writeConcern');
  const verbosity = stringArgument(readArguments(context), 'verbosity') ?? 'allPlansExecution';
  if (!['queryPlanner', 'executionStats', 'allPlansExecution'].includes(verbosity))
    throw new MongoError(2, `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`);
  const asked: Context = { ...context, name, command: { ...inner } };
  const query = buildQuery(asked);
  const ns = readNamespace(asked);
  const collection = context.server.store.catalog.find(ns);
  const source = collection && { store: context.server.store, collection };
  const plan = source && !collection.view ? pickPlan(source, query) : undefined;
  const reply: Doc = {
    explainVersion: '1',
    queryPlanner: {
      namespace: ns,
      indexFilterSet: false,
      parsedQuery: query.filter,
      winningPlan: shownPlan(plan, query),
      rejectedPlans: [],
    },
    command: inner,
    serverInfo: { host: context.server.address, version: VERSION, gitVersion: 'embedded' },
  };
  if (verbosity !== 'queryPlanner' && name === 'find') reply.executionStats = executed(asked, ns, query);
  return { reply };
}

function buildQuery(context: Context): RowQuery {
  const args = readArguments(context);
  const { command, name, server } = context;
  if (name === 'find') return findQuery(context, args);
  const collection = server.store.catalog.find(readNamespace(context));
  const strings = collationArgument(args);
  if (name === 'count' || name === 'distinct')
    return { filter: docArgument(args, 'query') ?? {}, strings, hint: hintArgument(args, collection) };
  if (name === 'findAndModify') return { filter: docArgument(args, 'query') ?? {}, strings };
  if (name === 'aggregate' && Array.isArray(command.pipeline)) {
    return pushedDown(command.pipeline, pipelineContext(context, strings, letVariables(docArgument(args, 'let'))))
      .query;
  }
  const statements = name === 'update' ? command.updates : name === 'delete' ? command.deletes : undefined;
  const first: unknown = Array.isArray(statements) ? statements[0] : undefined;
  if (isDoc(first)) return { filter: isDoc(first.q) ? first.q : {}, strings: undefined };
  throw notSupported(`explain of ${name}`);
}

function shownPlan(plan: Plan | undefined, { filter, sort = [] }: RowQuery): Doc {
  if (!plan) return { stage: 'EOF' };
  const direction = plan.descending ? 'backward' : 'forward';
  const found: Doc = plan.index
    ? {
        stage: 'FETCH',
        filter,
        inputStage: {
          stage: 'IXSCAN',
          keyPattern: plan.index.spec.key,
          indexName: plan.index.name,
          isMultiKey: plan.index.multikey,
          isUnique: plan.index.unique,
          direction,
        },
      }
    : { stage: 'COLLSCAN', filter, direction };
  if (sort.length === 0 || plan.sorted) return found;
  return {
    stage: 'SORT',
    sortPattern: Object.fromEntries(sort.map((field) => [field.path, field.direction])),
    inputStage: found,
  };
}

function executed(context: Context, ns: string, query: RowQuery): Doc {
  const started = performance.now();
  let nReturned = 0;
  for (const _row of sourceRows(context, ns, query)) nReturned += 1;
  return { executionSuccess: true, nReturned, executionTimeMillis: Math.round(performance.now() - started) };
}

export const EXPLAIN: Command = { name: 'explain', fields: ['verbosity'], lenient: true, run: explain };
