import type { Model, mongo } from 'mongoose';

/**
 * The collection of a model without Mongoose's casts, for writes of long arrays: casting each of their elements took
 * longer than the write. The types of the record are checked; its defaults are not set.
 */
export const uncast = <Stored extends object>(model: Model<Stored>): mongo.Collection<Stored> =>
  model.db.collection<Stored>(model.collection.name) as unknown as mongo.Collection<Stored>;
