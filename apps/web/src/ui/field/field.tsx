import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldMessage {
  kind: 'error' | 'done' | 'hint';
  text: string;
  /** What follows it: why, or what to do. */
  reason?: string | undefined;
}

interface InputProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface Props {
  label: string;
  message?: FieldMessage | undefined;
  /** Stands at the right of the message; its row keeps its height from the start, so that nothing moves. */
  action?: ReactNode;
  /** Renders the control with what ties it to the label and message. */
  children: (input: InputProps) => ReactNode;
}

/** A labelled control with one line below it for what is wrong, done or worth knowing. */
export function Field({ label, message, action, children }: Props) {
  const id = useId();
  const messageId = `${id}-message`;
  const line = <FieldLine id={messageId} message={message} />;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': messageId, 'aria-invalid': message?.kind === 'error' })}
      {action === undefined ? (
        line
      ) : (
        <div className={styles.foot}>
          {line}
          {action}
        </div>
      )}
    </div>
  );
}

/** The line under a control. Stays in place while empty, so that its changes are read out. */
export function FieldLine({ id, message }: { id: string; message?: FieldMessage | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {message !== undefined && <Message message={message} />}
    </div>
  );
}

function Message({ message: { kind, text, reason } }: { message: FieldMessage }) {
  return (
    <p className={`${styles.message} ${styles[kind]}`}>
      {kind === 'error' && <CircleAlert size={16} aria-hidden />}
      {kind === 'done' && <CircleCheck size={16} aria-hidden />}
      {reason === undefined ? text : <span>{text}</span>}
      {reason}
    </p>
  );
}

/** The line of a whole form, for what is wrong with no single field of it. */
export function FormError({ text }: { text: string | undefined }) {
  return <div role="alert">{text !== undefined && <Message message={{ kind: 'error', text }} />}</div>;
}

/** A message of an error text, none where there is no error. */
export function errorMessage(text: string | undefined): FieldMessage | undefined {
  return text === undefined ? undefined : { kind: 'error', text };
}
