import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text-input.module.css';

interface TextInputProps extends ComponentProps<'input'> {
  /** Inside the right end of the box: a lock, a clock. */
  end?: ReactNode;
}

export function TextInput({ end, className, ...rest }: TextInputProps) {
  return (
    <div className={styles.wrap}>
      <input {...rest} className={classNames(styles.input, end !== undefined && styles.hasEnd, className)} />
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}

/** A password box whose content can be shown. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={styles.wrap}>
      <input {...props} type={shown ? 'text' : 'password'} className={classNames(styles.input, styles.hasEnd)} />
      <button type="button" className={styles.end} onClick={() => setShown(!shown)} aria-pressed={shown}>
        <Icon size={20} aria-hidden />
        <span className="sr">비밀번호 보기</span>
      </button>
    </div>
  );
}
