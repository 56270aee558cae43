import { valueAt } from '../expression/expression.ts';
import { joinCondition } from '../pipeline/stages/combine.ts';
import type { PipelineContext } from '../pipeline/stages/stage.ts';
import type { Context } from '../session/command.ts';
import type { Row } from '../storage/row.ts';
import { DOCUMENT, findElement, readDocument, withArray } from '../values/elements.ts';
import { asBuffer, decode, isDoc } from '../values/values.ts';
import { sourceRows } from './source-rows.ts';

/** A `$lookup` by equal fields into a new field. */
interface Join {
  from: string;
  local: readonly string[];
  foreignField: string;
  as: string;
}

/**
 * Returns the join of a pipeline that has no other stage. Such a join copies stored documents into the reply without
 * decoding them.
 */
export function onlyJoin([stage, ...others]: readonly unknown[]): Join | undefined {
  if (others.length > 0 || !isDoc(stage) || !isDoc(stage.$lookup)) return undefined;
  const { from, localField, foreignField, as, ...options } = stage.$lookup;
  if (typeof from !== 'string' || typeof localField !== 'string' || typeof foreignField !== 'string') return undefined;
  // No path, and no name that JavaScript objects order or treat specially.
  if (typeof as !== 'string' || !/^[a-z]\w*$/i.test(as) || Object.keys(options).length > 0) return undefined;
  return { from, local: localField.split('.'), foreignField, as };
}

/**
 * Yields the encoded documents with their joined documents. Documents that already have the field go through the stage
 * itself.
 */
export function* joinedRows(
  context: Context,
  rows: Iterable<Row>,
  how: { join: Join; pipeline: PipelineContext; joinDecoded: (row: Row) => Iterable<Uint8Array> },
): Generator<Uint8Array> {
  const { from, local, foreignField, as } = how.join;
  const { strings, variables } = how.pipeline;
  for (const row of rows) {
    const document = asBuffer(row.bytes);
    if (findElement(document, as)) yield* how.joinDecoded(row);
    else {
      const filter = { [foreignField]: joinCondition(encodedValueAt(document, local)) };
      const found = sourceRows(context, `${context.db}.${from}`, { filter, strings, variables });
      const items = Array.from(found, ({ bytes }) => bytes);
      yield withArray(document, as, items);
    }
  }
}

/** Returns the value at an aggregation path of an encoded document. Decodes only that value. */
function encodedValueAt(document: Buffer, parts: readonly string[]): unknown {
  const [field = '', ...rest] = parts;
  const element = findElement(document, field);
  if (!element) return undefined;
  if (element.type === DOCUMENT && rest.length > 0)
    return encodedValueAt(document.subarray(element.value, element.end), rest);
  return valueAt(decode(readDocument(document.subarray(element.start, element.end))), parts);
}
