import { compileMatcher } from '../filter/matcher.ts';
import { type Doc, isDoc } from '../values/values.ts';

/** Options of `create` and `collMod` that configure a collection's validator. */
export const VALIDATION_FIELDS = ['validator', 'validationLevel', 'validationAction'];

/** Returns the validation options of a command; throws when the validator is not a valid filter. */
export function validationOptions(command: Doc): Doc {
  const options: Doc = {};
  for (const field of VALIDATION_FIELDS) if (command[field] !== undefined) options[field] = command[field];
  if (isDoc(options.validator)) compileMatcher(options.validator);
  return options;
}
