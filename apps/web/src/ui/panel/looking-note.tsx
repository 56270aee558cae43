import { messages } from '@gaemi/contracts/messages';
import { WaitNote } from './wait-note.tsx';

/** Says that the outcome of a call is being found out. */
export function LookingNote({ isLooking }: { isLooking: boolean }) {
  return <WaitNote text={isLooking ? messages.pressLooking : null} />;
}
