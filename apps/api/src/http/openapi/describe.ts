import { meaningOfField, meaningOfSchema } from '@gaemi/contracts/meanings/describe-schema';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Describes a named schema and every field in it that does not describe itself. Nothing stands beside a reference. */
export function describeSchema<Schema extends object>(schema: Schema, name: string): Schema {
  const described = describeFields(schema, name) as Schema;
  if ('$ref' in described || 'description' in described) return described;
  const description = meaningOfSchema(name);
  return description === undefined ? described : { description, ...described };
}

function describeFields(value: unknown, schema: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => describeFields(entry, schema));
  if (!isNode(value)) return value;
  const below = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, describeFields(entry, schema)]));
  if (!isNode(below.properties) || !('type' in below)) return below;
  const properties = Object.entries(below.properties).map(([field, entry]) => [
    field,
    describeField(entry, schema, field),
  ]);
  return { ...below, properties: Object.fromEntries(properties) };
}

function describeField(entry: unknown, schema: string, field: string): unknown {
  if (!isNode(entry) || '$ref' in entry || typeof entry.description === 'string') return entry;
  const description = meaningOfField(schema, field);
  return description === undefined ? entry : { ...entry, description };
}
