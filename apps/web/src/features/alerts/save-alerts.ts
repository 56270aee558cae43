import type { AlertChangeBody, Alerts } from '@gaemi/contracts/alerts';
import { callApi } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { reachVerdict } from '../../shared/press/press-state.ts';

const UNKNOWN = '저장됐는지 확인하지 못했어요. 화면은 바꾸기 전 설정이고, 연결되면 다시 읽어요.';
const NOT_SAVED = '다시 읽어 보니 저장되지 않았어요. 다시 시도해 주세요.';
const NOT_SAVED_YET = '다시 읽어 보니 아직 저장되지 않았어요. 늦게 저장되면 화면도 바뀌어요.';

/**
 * Saves a change. Where its answer is lost, reads the settings again: `isRead` where they hold the change. Where they do
 * not and no answer of the product came, the change may still arrive, so that it is sent once more. Throws the member's sentence where its outcome stays open.
 */
export async function saveAlerts(change: AlertChangeBody): Promise<{ alerts: Alerts; isRead: boolean }> {
  const first = await send(change);
  if (!('lost' in first)) return first;
  const second = await send(change);
  if (!('lost' in second)) return second;
  throw new ApiError({ status: 0, code: 'NO_ANSWER', detail: NOT_SAVED_YET }, { cause: second.lost });
}

/** Sends a change, and reads the settings where its answer is lost; `lost` where they do not hold it. */
async function send(change: AlertChangeBody): Promise<{ alerts: Alerts; isRead: boolean } | { lost: unknown }> {
  try {
    return { alerts: await callApi('changeAlerts', { body: change }), isRead: false };
  } catch (error) {
    // Without a network nothing has left.
    if (!navigator.onLine || reachVerdict(error, 0) !== 'unknown') throw error;
    const alerts = await readAgain(error);
    if (holdsChange(alerts, change)) return { alerts, isRead: true };
    if (mayArriveLate(error)) return { lost: error };
    throw new ApiError({ status: 0, code: 'UNAVAILABLE', detail: NOT_SAVED }, { cause: error });
  }
}

/** Whether nobody has answered, or a proxy in place of the product: the change may be on its way still. */
const mayArriveLate = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NO_ANSWER' || error.code === 'UNKNOWN');

async function readAgain(cause: unknown): Promise<Alerts> {
  try {
    return await callApi('alerts');
  } catch (error) {
    if (reachVerdict(error, 0) !== 'unknown') throw error;
    throw new ApiError({ status: 0, code: 'NO_ANSWER', detail: UNKNOWN }, { cause });
  }
}

/** Whether settings that were read hold every part of a change. */
function holdsChange(alerts: Alerts, change: AlertChangeBody): boolean {
  const { stock, stocks = [], quiet = {}, pause_days: days, briefing, ...plain } = change;
  const holds = (now: object | undefined, wanted: object) =>
    now !== undefined &&
    Object.entries(wanted).every(([name, value]) =>
      Object.entries(now).some(([own, has]) => own === name && has === value),
    );
  return (
    [...stocks, ...(stock === undefined ? [] : [stock])].every((wanted) =>
      holds(
        alerts.stocks.find(({ code }) => code === wanted.code),
        wanted,
      ),
    ) &&
    holds(alerts.quiet, quiet) &&
    holds(alerts.briefing, briefing ?? {}) &&
    holds(alerts, plain) &&
    (days === undefined || alerts.paused)
  );
}
