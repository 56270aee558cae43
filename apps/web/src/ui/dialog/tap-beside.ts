import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back for a tap beside a modal window. A press that begins inside it, to select a text, is none. */
export function useTapBeside(dialog: RefObject<HTMLDialogElement | null>, onTap: () => void): void {
  const tapped = useEffectEvent(onTap);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // The browser hands whatever happens on the backdrop to the window itself, as it does with its padding.
    const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return target === element && (x < box.left || x > box.right || y < box.top || y > box.bottom);
    };
    let beganBeside = false;
    const press = (event: PointerEvent) => {
      beganBeside = isBeside(event);
    };
    const click = (event: MouseEvent) => {
      if (beganBeside && isBeside(event)) tapped();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click);
    };
  }, [dialog]);
}
