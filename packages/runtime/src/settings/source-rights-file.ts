import { publicRights, type RightsSource } from '@gaemi/domain/rights/source-rights';
import * as z from 'zod';
import { jsonFile } from './json-file.ts';

const days = 'must be a whole number of days, or null for no limit';
const words = z.string('must be a text').min(1, 'must not be empty');

const declaration = z.strictObject(
  {
    storeDays: z.int(days).min(0, days).nullable(),
    descriptions: z.boolean('must be true or false').default(true),
    model: z.boolean('must be true or false'),
    redistribution: z.boolean('must be true or false'),
    attribution: words,
    reviewedAt: z.iso.date('must be a day, yyyy-MM-dd'),
    evidence: words,
  },
  'must have storeDays, model, redistribution, attribution, reviewedAt and evidence and nothing else',
);

const names = Object.keys(publicRights) as RightsSource[];
const rightsFile = z.partialRecord(
  z.union([z.enum(names), z.url({ protocol: /^https?$/ })]),
  declaration,
  'must be an object with an entry for each source',
);

/** Declarations of an operator: of sources by name, of single feeds by address. */
export type SourceRightsFile = z.infer<typeof rightsFile>;

/** Path of a file of declared rights; parses to its content. An error is one line. */
export const sourceRightsFile = jsonFile(
  rightsFile,
  `a JSON file of declared rights with entries of ${names.join(', ')} or addresses of feeds`,
);
