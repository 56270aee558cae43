import type { RowQuery } from '../../access/find-rows.ts';
import type { StringOrder } from '../../values/compare.ts';
import type { Doc } from '../../values/values.ts';

/** What stages need from outside of their input. */
export interface PipelineContext {
  variables: Doc;
  strings: StringOrder | undefined;
  /** Documents of a collection of the same database. */
  read: (collection: string, query: Pick<RowQuery, 'filter' | 'variables'>) => Iterable<Doc>;
}

export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;
/** Compiles nested pipelines; handed in, since stages and pipelines need each other. */
export type CompilePipeline = (stages: readonly unknown[], context: PipelineContext) => Stage;
export type StageCompiler = (operand: unknown, context: PipelineContext, nested: CompilePipeline) => Stage;
export type StageTable = Record<string, StageCompiler>;
