/** Whether the state of a history entry holds the analysis whose result it shows. */
export function holdsShownRun(state: unknown): state is { shownRun: unknown } {
  return typeof state === 'object' && state !== null && 'shownRun' in state;
}
