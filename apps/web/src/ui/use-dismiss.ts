import { useEffect, useEffectEvent, useRef } from 'react';

interface Actions {
  onEscape?: () => void;
  /** Pressed outside of the element. */
  onOutside: () => void;
}

/** Says when what opened over the page is to be closed: by Esc or a press outside of the element. */
export function useDismiss<Element extends HTMLElement>(isOpen: boolean, { onEscape, onOutside }: Actions) {
  const element = useRef<Element>(null);
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && element.current?.contains(target) === false) onOutside();
  });
  const type = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape?.();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: PointerEvent) => press(event);
    const onType = (event: KeyboardEvent) => type(event);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onType);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onType);
    };
  }, [isOpen]);
  return element;
}
