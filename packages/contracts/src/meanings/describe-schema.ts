import { accountFields } from './account-fields.ts';
import { analysisFields } from './analysis-fields.ts';
import { commonFields } from './common-fields.ts';
import { ownFields } from './own-fields.ts';
import { parameterMeanings } from './parameter-meanings.ts';
import { schemaMeanings } from './schema-meanings.ts';

const fields: Readonly<Record<string, string>> = { ...commonFields, ...analysisFields, ...accountFields };
const own: Readonly<Record<string, string>> = ownFields;
const schemas: Readonly<Record<string, string>> = schemaMeanings;
const parameters: Readonly<Record<string, string>> = parameterMeanings;

/** What a field of a schema means, where the schema itself does not say it; undefined where nobody has written it down. */
export const meaningOfField = (schema: string, name: string): string | undefined =>
  own[`${schema}.${name}`] ?? fields[name];

export const meaningOfSchema = (name: string): string | undefined => schemas[name];

export const meaningOfParameter = (name: string): string | undefined => parameters[name];
