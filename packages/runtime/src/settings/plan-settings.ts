import { MAX_GRANT } from '@gaemi/domain/members/limits';
import { type PlanSettings, planGrades } from '@gaemi/domain/members/plans';
import * as z from 'zod';
import { jsonFile } from './json-file.ts';

const words = z.string('must be a text').min(1, 'must not be empty').max(200, 'must have at most 200 characters');
const credits = z.int('must be a whole number').min(0, 'must be 0 or more').max(MAX_GRANT, 'is too large');

const plansFile = z.strictObject(
  {
    credits: z.partialRecord(z.enum(planGrades), credits, 'must have credits of basic, pro, premium').default({}),
    account: z
      .strictObject({ bank: words, number: words, holder: words }, 'must have bank, number and holder')
      .nullable()
      .default(null),
    hours: words.nullable().default(null),
    contact: words.nullable().default(null),
  },
  'must have credits, account, hours and contact and nothing else',
);

/** Path of a file with the settings of the plans; parses to its content. An error is one line. */
export const planSettingsFile = jsonFile(
  plansFile,
  'a JSON file like {"credits": {"pro": 800}, "account": {"bank": "…", "number": "…", "holder": "…"}}',
);

/** One line of words. */
export const planWords = words;

interface PlanVariables {
  PLANS_FILE?: z.infer<typeof plansFile> | undefined;
  PLAN_CONTACT?: string | undefined;
}

/** Returns the settings of the plans. */
export function readPlanSettings({ PLANS_FILE: file, PLAN_CONTACT: contact }: PlanVariables): PlanSettings {
  const settings = file ?? { credits: {}, account: null, hours: null, contact: null };
  return { ...settings, contact: settings.contact ?? contact ?? null };
}
