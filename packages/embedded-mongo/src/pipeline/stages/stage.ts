import type { RowQuery } from '../../access/find-rows.ts';
import type { StringOrder } from '../../values/compare.ts';
import type { Doc } from '../../values/values.ts';

/** What stages need besides their input. */
export interface PipelineContext {
  variables: Doc;
  strings: StringOrder | undefined;
  /** Reads documents of a collection of the same database. */
  read: (collection: string, query: Pick<RowQuery, 'filter' | 'variables'>) => Iterable<Doc>;
}

/** A compiled stage or pipeline. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;
/** Compiles nested pipelines. A parameter of stages, because stages and pipelines need each other. */
export type CompilePipeline = (stages: readonly unknown[], context: PipelineContext) => Stage;
/** Compiles the operand of a stage. */
export type StageCompiler = (operand: unknown, context: PipelineContext, nested: CompilePipeline) => Stage;
export type StageTable = Record<string, StageCompiler>;
