import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Focuses the first wrong field of the screen after a press that sent nothing; belongs on the `<form>`. The form library knows
 * the order of registration only, and no field without an input of its own: forms with this have `shouldFocusError: false`.
 */
export function useFirstWrongField<Fields extends FieldValues, Context, Sent>({
  formState: { submitCount },
}: UseFormReturn<Fields, Context, Sent>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(wrongFields)?.focus();
  }, [submitCount]);
  return element;
}

const wrongFields = ['[aria-invalid="true"]', '[data-invalid="true"]'].join();
