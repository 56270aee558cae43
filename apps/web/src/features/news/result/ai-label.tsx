import { sharedSentences } from '@gaemi/contracts/shared-texts';
import { Sparkles } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './ai-label.module.css';

interface Props {
  className?: string | undefined;
  /** Where there is no text that a model wrote. */
  children?: string;
}

/** Under every text that a model wrote. */
export function AiLabel({ className, children = sharedSentences.writtenByModel }: Props) {
  return (
    <p className={classNames(styles.ai, className)}>
      <Sparkles size={16} aria-hidden />
      {children}
    </p>
  );
}
