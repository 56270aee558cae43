import type { Endpoint } from '@gaemi/contracts/endpoints';
import type { OpenAPIObject } from '@nestjs/swagger';
import * as z from 'zod';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;
type Parameter = Exclude<
  NonNullable<NonNullable<OpenAPIObject['paths'][string]['get']>['parameters']>[number],
  { $ref: string }
>;

/** JSON Schema of OpenAPI 3.1 is the same dialect that zod writes. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A known format says it; the expression behind it is nothing to read.
    override: ({ jsonSchema: described }) => {
      if (described.format !== undefined) delete described.pattern;
    },
  });
  return rest as Schema;
}

export const bodySchema = (schema: z.ZodType): Schema => jsonSchema(schema, 'input');
export const answerSchema = (schema: z.ZodType): Schema => jsonSchema(schema, 'output');

/** Path, query and header parameters, as what they mean once read: a page is a number. `spelledOut` stand in the path itself. */
export function parametersOf(endpoint: Endpoint, spelledOut: readonly string[]): Parameter[] {
  return [
    ...fieldsOf(endpoint.params)
      .filter(([name]) => !spelledOut.includes(name))
      .map(([name, field]): Parameter => ({ name, in: 'path', required: true, schema: answerSchema(field) })),
    ...optionalIn('query', endpoint.query),
    ...optionalIn('header', endpoint.headers),
  ];
}

const optionalIn = (place: 'query' | 'header', schema: z.ZodType | undefined) =>
  fieldsOf(schema).map(
    ([name, field]): Parameter => ({
      name,
      in: place,
      required: !field.safeParse(undefined).success,
      schema: answerSchema(field),
    }),
  );

function fieldsOf(schema: z.ZodType | undefined): [string, z.ZodType][] {
  if (schema === undefined) return [];
  if (!(schema instanceof z.ZodObject)) throw new Error('parameters are objects of fields');
  return Object.entries<z.ZodType>(schema.shape);
}
