import type { ZodType } from 'zod';

/** The rule of a form's field by a schema of the wire: true, or the member's sentence for what the schema refuses. */
export const schemaRule = (schema: ZodType) => (given: unknown) => {
  const { success, error } = schema.safeParse(given);
  return success || error.issues[0]?.message;
};
