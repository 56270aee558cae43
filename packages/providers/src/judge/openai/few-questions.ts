import { bulkhead } from 'cockatiel';
import type { AskModel } from './chat-client.ts';

/** Questions of one request for judgements that run at once; more would be refused, or wait so long that they fail. */
export const QUESTIONS_AT_ONCE = 4;

/** Asks a few questions at a time, in the order of the calls. After a failure none begins: it would fail, too. */
export function fewQuestionsAtOnce(ask: AskModel): AskModel {
  const seats = bulkhead(QUESTIONS_AT_ONCE, Number.POSITIVE_INFINITY);
  const failures: unknown[] = [];
  return (question) =>
    seats.execute(async () => {
      if (failures.length > 0) throw failures[0];
      try {
        return await ask(question);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    });
}
