import type { AlertPreview, AlertPreviewQuery } from '@gaemi/contracts/alerts';

/** Null while no events of stocks are held. */
export function previewOf(_query: AlertPreviewQuery, _now: Date): Promise<AlertPreview> {
  return Promise.resolve(null);
}
