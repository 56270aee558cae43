import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Pixels that a swipe or drag has to pass to turn the slide. */
const SWIPE_THRESHOLD = 50;
/** Pixels before a movement counts as a drag and not as a click. */
const SLOP = 8;

interface Options {
  /** 1: to the next slide, -1: to the one before. */
  onSwipe: (step: 1 | -1) => void;
  hasMore: (step: 1 | -1) => boolean;
}

/** Swiping with a finger or pen and dragging with the mouse, sideways. `offset`: pixels the slides follow the pointer by. */
export function useSwipe({ onSwipe, hasMore }: Options) {
  const [offset, setOffset] = useState(0);
  const start = useRef<{ x: number; y: number; dragging: boolean } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const dragged = useRef(false);

  const end = () => {
    start.current = null;
    setDragging(false);
    setOffset(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      if (event.button === 0 && event.isPrimary)
        start.current = { x: event.clientX, y: event.clientY, dragging: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from === null || !event.isPrimary) return;
      // Let go of where nothing told us: outside the window, or over a menu of the browser.
      if (event.buttons === 0) {
        dragged.current = false;
        end();
        return;
      }
      const x = event.clientX - from.x;
      if (!from.dragging) {
        if (Math.abs(x) < SLOP || Math.abs(x) < Math.abs(event.clientY - from.y)) return;
        from.dragging = true;
        dragged.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        getSelection()?.removeAllRanges();
        setDragging(true);
      }
      // Past the last slide it follows with resistance.
      setOffset(hasMore(x < 0 ? 1 : -1) ? x : x / 4);
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      end();
      const x = event.clientX - (from?.x ?? event.clientX);
      const step = x < 0 ? 1 : -1;
      if (from?.dragging === true && Math.abs(x) > SWIPE_THRESHOLD && hasMore(step)) onSwipe(step);
    },
    onPointerCancel: end,
    // A drag that ends on a link does not follow it, and does not carry the link along.
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
  return { offset, isDragging, handlers };
}
