// Writes the store of a release as the upgrade test reads it: one document for each collection, with every field that
// its schema requires or fills. `node packages/database/src/setup/testing/write-release-store.ts > …/store-1.2.3.jsonl`
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { mongo, Schema, type SchemaType, Types } from 'mongoose';
import { migrations } from '../migrations.ts';

const sources = join(import.meta.dirname, '../..');
/** Far ahead, so that no index removes a document while the test runs. */
const AT = new Date('2099-01-01T00:00:00Z');

/** Returns a value that the type accepts. */
function valueFor(type: SchemaType): unknown {
  const { enum: choices, min } = type.options as { enum?: unknown[]; min?: number };
  if (type.schema !== undefined)
    return type.instance === 'Array' ? [documentFor(type.schema)] : documentFor(type.schema);
  if (type.instance !== 'Array' && Array.isArray(choices)) return choices[0];
  switch (type.instance) {
    case 'String':
      // Many texts are days.
      return '2026-11-24';
    case 'Number':
      return min ?? 1;
    case 'Boolean':
      return true;
    case 'Date':
      return AT;
    case 'ObjectId':
      return new Types.ObjectId('000000000000000000000001');
    case 'Array':
      return [];
    case 'Map':
    case 'Mixed':
      return {};
    case 'Buffer':
      return new mongo.Binary(Buffer.from('bytes'));
    default:
      throw new Error(`No value is known for the type ${type.instance}.`);
  }
}

function documentFor(schema: Schema): mongo.Document {
  const document: mongo.Document = {};
  schema.eachPath((path, type) => {
    const { required, default: filling } = type.options as { required?: unknown; default?: unknown };
    if (required === undefined && filling === undefined && path !== '_id') return;
    const parts = path.split('.');
    const last = parts.pop() as string;
    let parent = document;
    for (const part of parts) parent = parent[part] ??= {};
    const isNull = required === undefined && filling === null && type.schema === undefined;
    parent[last] = isNull ? null : valueFor(type);
  });
  return document;
}

function write(collection: string, document: mongo.Document): void {
  process.stdout.write(`${mongo.BSON.EJSON.stringify({ [collection]: document }, { relaxed: false })}\n`);
}

for (const { name } of migrations) write('changelog', { _id: name, appliedAt: AT });
for (const file of globSync('*/*.schema.ts', { cwd: sources }).toSorted()) {
  const exported = (await import(join(sources, file))) as Record<string, unknown>;
  for (const schema of Object.values(exported)) {
    if (!(schema instanceof Schema)) continue;
    const name = schema.get('collection');
    if (name !== undefined) write(name, documentFor(schema));
  }
}
