import { fireEvent } from '@testing-library/react';

/** Presses a button twice within one task, as a double click does on a slow phone: the screen has not changed in between. */
export function pressTwice(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}
