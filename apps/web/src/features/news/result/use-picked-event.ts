import { type RefObject, useEffect, useState } from 'react';

/** The event that is pointed at, and the one that was asked for: its reason below the root comes into sight. */
export function usePickedEvent(root: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ id: string; scrolls: boolean } | null>(null);
  useEffect(() => {
    if (picked === null || !picked.scrolls) return;
    const parts = root.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [];
    const reason = [...parts].find(({ dataset }) => dataset.event === picked.id);
    reason?.scrollIntoView({ block: 'center' });
    reason?.focus({ preventScroll: true });
  }, [picked, root]);
  return { active, setActive, picked, setPicked };
}
