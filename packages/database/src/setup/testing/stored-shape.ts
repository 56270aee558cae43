import type { mongo, Schema, SchemaType } from 'mongoose';

/** Fields of a plain object as paths: objects that the schema holds as groups of paths, not as documents, are entered. */
function pathsOf(document: mongo.Document, schema: Schema, prefix = ''): string[] {
  return Object.entries(document).flatMap(([key, value]) => {
    const path = `${prefix}${key}`;
    return schema.pathType(path) === 'nested' ? pathsOf(value as mongo.Document, schema, `${path}.`) : [path];
  });
}

const valueAt = (document: mongo.Document, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as mongo.Document | undefined)?.[key], document);

function isAlwaysStored(path: string, type: SchemaType): boolean {
  const { required, default: filling } = type.options as { required?: unknown; default?: unknown };
  return path === '_id' || required !== undefined || filling !== undefined;
}

/**
 * Says what parts a stored document from what its schema stores now: fields that the schema does not know, which every
 * read drops, and missing ones that each new document has, which a read without Mongoose's defaults finds undefined.
 */
export function shapeErrors(document: mongo.Document, schema: Schema, at = ''): string[] {
  if (schema.get('strict') === false) return [];
  const errors = pathsOf(document, schema)
    .filter((path) => schema.pathType(path) === 'adhocOrUndefined')
    .map((path) => `${at}${path} is unknown`);
  schema.eachPath((path, type) => {
    const value = valueAt(document, path);
    if (value === undefined && isAlwaysStored(path, type)) errors.push(`${at}${path} is missing`);
    const parts = Array.isArray(value) ? value : [value];
    const { schema: inner } = type;
    if (inner !== undefined)
      for (const part of parts)
        if (part !== null && part !== undefined)
          errors.push(...shapeErrors(part as mongo.Document, inner, `${at}${path}.`));
  });
  return errors;
}
