import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { sourceVariables } from '@gaemi/runtime/settings/environment-fields';
import * as z from 'zod';

/** Settings of a model at this address, with the defaults of the environment. */
export function modelSettings(baseUrl: string, variables: Record<string, string> = {}) {
  const given = { OPENAI_API_KEY: 'sesame', OPENAI_BASE_URL: baseUrl, ...variables };
  const { judge } = chooseDataSources(parseEnvironment(z.object(sourceVariables), given));
  if (judge.name !== 'openai') throw new Error('no model was chosen');
  return { ...judge, models: { basic: 'small', medium: 'middle', premium: 'large' } };
}
