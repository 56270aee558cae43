import type { Schema } from 'mongoose';

/** All mongoose operations that change or remove stored data. */
const changes = [
  'updateOne',
  'updateMany',
  'replaceOne',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
] as const;

/** Makes a schema append-only: rows can be added and read. Changing or removing one throws. */
export function appendOnly<Row>(schema: Schema<Row>): void {
  const refuse = (): never => {
    throw new Error('rows of this collection are never changed or removed');
  };
  schema.pre([...changes], { document: true, query: true }, refuse);
  schema.pre('save', function () {
    if (!this.isNew) refuse();
  });
  schema.pre('bulkWrite', (operations) => {
    if (operations.some((operation) => !('insertOne' in operation))) refuse();
  });
}
