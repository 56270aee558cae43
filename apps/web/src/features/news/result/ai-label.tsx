import { Sparkles } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './ai-label.module.css';

/** Under every text that a model wrote. */
export function AiLabel({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames(styles.ai, className)}>
      <Sparkles size={16} aria-hidden />
      AI가 작성한 요약이에요
    </p>
  );
}
