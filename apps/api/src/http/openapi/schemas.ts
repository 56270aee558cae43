import type { Endpoint } from '@gaemi/contracts/endpoints';
import { meaningOfParameter } from '@gaemi/contracts/meanings/describe-schema';
import type { OpenAPIObject } from '@nestjs/swagger';
import * as z from 'zod';
import { describeSchema } from './describe.ts';
import { buildExample } from './examples.ts';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Schemas[string];
type Parameter = Exclude<
  NonNullable<NonNullable<OpenAPIObject['paths'][string]['get']>['parameters']>[number],
  { $ref: string }
>;

type Written = z.core.JSONSchema.JSONSchema;

/** Writes JSON Schemas, which OpenAPI 3.1 shares with zod, and collects those with an id as components of the document. */
export class SchemaWriter {
  readonly components: Schemas = {};

  /** A body as it is sent. */
  body(schema: z.ZodType): Schema {
    return this.write(schema, 'input');
  }

  /** An answer, or a parameter once read: a page is a number. */
  answer(schema: z.ZodType): Schema {
    return this.write(schema, 'output');
  }

  /** A schema with an example, as content of a body or an answer. */
  content(schema: Schema): { schema: Schema; example: unknown } {
    return { schema, example: buildExample(schema, this.components) };
  }

  /** Path, query and header parameters. `spelledOut` stand in the path itself. */
  parameters(endpoint: Endpoint, spelledOut: readonly string[]): Parameter[] {
    return [
      ...listFields(endpoint.params)
        .filter(([name]) => !spelledOut.includes(name))
        .map(([name, field]): Parameter => {
          const parameter = this.parameter(name, field);
          const example = buildExample(parameter.schema, this.components, name);
          return { ...parameter, in: 'path', required: true, example };
        }),
      ...this.optionalIn('query', endpoint.query),
      ...this.optionalIn('header', endpoint.headers),
    ];
  }

  private optionalIn(place: 'query' | 'header', schema: z.ZodType | undefined): Parameter[] {
    return listFields(schema).map(([name, field]) => {
      const parameter = this.parameter(name, field);
      if (place === 'header') parameter.schema = writeUuidAsPattern(parameter.schema as Schema);
      return { ...parameter, in: place, required: !field.safeParse(undefined).success };
    });
  }

  private parameter(name: string, field: z.ZodType): Pick<Parameter, 'name' | 'description' | 'schema'> {
    const { description: own, ...schema } = this.answer(field) as Schema & { description?: string };
    const description = own ?? meaningOfParameter(name);
    return { name, ...(description !== undefined && { description }), schema: schema as Schema };
  }

  private write(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify });
    const { $schema: _, $defs = {}, ...root } = pointToComponents(written);
    for (const [id, component] of Object.entries($defs)) this.add(id, describeSchema(component as Schema, id));
    return root as Schema;
  }

  private add(id: string, component: Schema): void {
    const known = this.components[id];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`two schemas have the id ${id}, or one is read in another form than it is answered`);
    this.components[id] = component;
  }
}

/** Python's generator makes an object of a UUID by its format, which cannot be sent as a header. */
function writeUuidAsPattern({ format, ...schema }: Schema & { format?: string }): Schema {
  return format === 'uuid' ? { ...schema, pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' } : schema;
}

/** zod puts schemas with an id under `$defs` of each root; here they are components of the one document. */
function pointToComponents(written: z.core.JSONSchema.JSONSchema): z.core.JSONSchema.JSONSchema {
  return JSON.parse(JSON.stringify(written), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value,
  );
}

/**
 * Leaves out what says nothing: the expression behind a known format, and bounds that every integer has. Writes tuples as bounded
 * arrays, which every generator reads.
 */
function simplify({ jsonSchema: written }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (written.format !== undefined) delete written.pattern;
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
  if (written.prefixItems !== undefined) boundArray(written, written.prefixItems);
  const values = written.enum ?? (written.const === undefined ? [] : [written.const]);
  if (written.type === 'number' && values.length > 0 && values.every(Number.isInteger)) written.type = 'integer';
}

function boundArray(written: Written, places: readonly unknown[]): void {
  const kinds = [...new Map(places.map((place) => [JSON.stringify(place), place as Written])).values()];
  const [first = {}, ...others] = kinds;
  const { type } = first;
  if (others.length === 0) written.items = first;
  else written.items = type !== undefined && others.every((other) => other.type === type) ? { type } : { anyOf: kinds };
  delete written.prefixItems;
  written.minItems = places.length;
  written.maxItems = places.length;
}

function listFields(schema: z.ZodType | undefined): [string, z.ZodType][] {
  if (schema === undefined) return [];
  if (!(schema instanceof z.ZodObject)) throw new Error('parameters are objects of fields');
  return Object.entries<z.ZodType>(schema.shape);
}
