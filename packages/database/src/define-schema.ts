import { Schema, type SchemaDefinition, type SchemaDefinitionProperty, type SchemaOptions } from 'mongoose';

/** A definition that names each field of a record, and no other. */
type EveryField<Stored> = {
  [Field in Exclude<keyof Stored, '_id'>]-?: SchemaDefinitionProperty<Stored[Field]>;
} & { _id?: unknown };

/**
 * Returns a schema that names every field of its record. Mongoose drops the value of a field that the schema does not
 * name, without an error.
 */
export function defineSchema<Stored>(
  definition: EveryField<NonNullable<Stored>>,
  options?: SchemaOptions<Stored>,
): Schema<Stored> {
  return new Schema<Stored>(definition as SchemaDefinition<Stored>, options as object);
}
