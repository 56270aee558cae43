import styles from './segmented-choice.module.css';

interface Props<Value> {
  /** Read aloud: what is chosen. */
  label: string;
  choices: readonly { value: Value; text: string }[];
  chosen: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of which holds. */
export function SegmentedChoice<Value extends string | number>({ label, choices, chosen, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="sr">{label}</legend>
      {choices.map(({ value, text }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChange(value)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
