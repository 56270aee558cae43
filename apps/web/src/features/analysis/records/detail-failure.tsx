import { ApiError, writeSentence } from '../../../shared/api/api-error.ts';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { NothingHere } from '../../../ui/panel/nothing-here.tsx';

interface Props {
  error: Error;
  /** Said where the server said nothing. */
  fallback: string;
  /** The records that it would be one of. */
  history: { path: string; label: string };
  onRetry: () => void;
  busy: boolean;
}

/** In the place of a record: with another try where that may help, with the ways on where there is no such record. */
export function DetailFailure({ error, fallback, history, onRetry, busy }: Props) {
  const sentence = writeSentence(error, fallback);
  // The same question would be refused again: no such record, or no address of one.
  if (!(error instanceof ApiError && [400, 404].includes(error.status))) {
    return <ErrorPanel title={sentence} onRetry={onRetry} busy={busy} />;
  }
  return (
    <NothingHere history={history}>
      <h2>{sentence}</h2>
    </NothingHere>
  );
}
