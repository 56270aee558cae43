import { usePrinting } from '../../../../ui/use-printing.ts';

/** On paper, where the button for the rest of a list stands on the screen: how much more there is (`19건`). */
export function MoreOnScreen({ count }: { count: string }) {
  return usePrinting() && <p>화면에 {count} 더 있어요.</p>;
}
