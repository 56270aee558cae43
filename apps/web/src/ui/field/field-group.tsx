import { type ReactNode, useId } from 'react';
import { errorMessage, FieldLine } from './field.tsx';
import styles from './field-group.module.css';

interface Props {
  legend: string;
  error: string | undefined;
  /** Renders the controls; the id is that of the line that describes them. */
  children: (messageId: string) => ReactNode;
}

/** Several controls under one label, with one line below them for what is wrong. */
export function FieldGroup({ legend, error, children }: Props) {
  const messageId = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children(messageId)}
      <FieldLine id={messageId} message={errorMessage(error)} />
    </fieldset>
  );
}
