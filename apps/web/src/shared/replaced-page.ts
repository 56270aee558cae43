/** What has just been loaded is not loaded again by itself: while two versions answer, the page and its scripts may be of both. */
const SOON_MS = 10_000;

/**
 * Loads a page again whose own script is gone from the server: an update took it away, and with it those of the screens that were not
 * opened yet. Resolves to whether it does.
 */
export async function reloadReplaced(reload = () => location.reload()): Promise<boolean> {
  if (performance.now() < SOON_MS) return false;
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const isGone = answer?.status === 404;
  if (isGone) reload();
  return isGone;
}
