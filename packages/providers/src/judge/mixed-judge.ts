import { decideText } from '@gaemi/domain/judge/judge-text';
import { isSurelyJudged } from '@gaemi/domain/judge/sure-judgement';
import type { EventToJudge, Judge, JudgeRequest } from './judge.ts';
import { bundledWeights, createOfflineJudge, listTexts, type OfflineWeights } from './offline/offline-judge.ts';

/** The value of `OPENAI_MODEL_FIRST` by which the offline judge judges first. */
export const OFFLINE_FIRST = 'offline';

/** Judges offline what the weights are sure of, and asks the model about the rest. */
export function createMixedJudge(model: Judge, weights: () => OfflineWeights = () => bundledWeights): Judge {
  const offline = createOfflineJudge(weights);
  return {
    ...model,
    version: (tier) => `${model.version(tier)}-${offline.version(tier)}`,
    judge: async (request) => {
      const sure = request.events.filter((event) => isSure(event, request.company, weights()));
      const rest = request.events.filter((event) => !sure.includes(event));
      const settled = sure.length === 0 ? [] : await offline.judge({ ...request, events: sure });
      const asked = rest.length === 0 ? [] : await model.judge({ ...request, events: rest });
      const byId = new Map([...settled, ...asked].map((judgement) => [judgement.eventId, judgement]));
      return request.events.flatMap(({ eventId }) => byId.get(eventId) ?? []);
    },
  };
}

/** Whether the weights are sure of the leading article, and of each other one that it may tell more. */
const isSure = (event: EventToJudge, company: JudgeRequest['company'], { models }: OfflineWeights): boolean =>
  listTexts(event, company).every((text) => isSurelyJudged(decideText(models, text).judgement));
