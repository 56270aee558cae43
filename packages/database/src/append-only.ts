import type { Schema } from 'mongoose';

/** Every way of mongoose to change or remove what is stored. */
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

/** Lets rows of a schema be added and read, and nothing else: whoever changes or removes one gets an error. */
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
