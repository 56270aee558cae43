import { compileExpression } from '../../expression/expression.ts';
import type { Expression } from '../../expression/operators/operator.ts';
import { MongoError } from '../../values/errors.ts';
import { type Doc, getField, isDoc, setField } from '../../values/values.ts';

type Node = { fields: Map<string, Node | Expression> };

/** Compiles `$addFields`. Every expression reads the original document. */
export function compileAddFields(spec: Doc, variables: Doc): (doc: Doc) => Doc {
  const root: Node = { fields: new Map() };
  for (const [path, value] of Object.entries(spec)) place(root, path.split('.'), value);
  return (doc) => {
    const changed = apply(root, doc, { root: doc, variables });
    return isDoc(changed) ? changed : doc;
  };
}

function place(node: Node, parts: string[], value: unknown): void {
  const [field = '', ...rest] = parts;
  if (field === '') throw new MongoError(40353, 'FieldPath field names may not be empty strings.');
  if (field.startsWith('$'))
    throw new MongoError(16410, `FieldPath field names may not start with '$'. Consider using $getField or $setField.`);
  const present = node.fields.get(field);
  const nested =
    isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value).some((key) => key.startsWith('$'));
  if (rest.length === 0 && !nested) {
    if (present) throw new MongoError(40176, `specification contains two conflicting paths at ${field}`);
    node.fields.set(field, compileExpression(value));
    return;
  }
  if (typeof present === 'function')
    throw new MongoError(40176, `specification contains two conflicting paths at ${field}`);
  const next = present ?? { fields: new Map() };
  node.fields.set(field, next);
  if (rest.length > 0) place(next, rest, value);
  else if (isDoc(value)) for (const [inner, expression] of Object.entries(value)) place(next, [inner], expression);
}

interface Target {
  root: Doc;
  variables: Doc;
}

function apply(node: Node, value: unknown, target: Target): unknown {
  if (Array.isArray(value)) return value.map((item) => apply(node, item, target));
  const result: Doc = isDoc(value) ? { ...value } : {};
  for (const [field, child] of node.fields) {
    const made = typeof child === 'function' ? child(target) : apply(child, getField(result, field), target);
    if (made !== undefined) setField(result, field, made);
    else delete result[field];
  }
  return result;
}
