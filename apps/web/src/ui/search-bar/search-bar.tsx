import { Search } from 'lucide-react';
import { type ComponentProps, type FormEvent, useId } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './search-bar.module.css';
import { SEARCH_LENGTH, searchText } from './search-text.ts';

/** Characters of a hint that fit the box of a phone beside its icon. */
const SHORT_HINT = 20;

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** By the button or Enter. */
  onSearch: () => void;
  disabled?: boolean;
  /** Small, where the search is not what the screen is about. */
  small?: boolean;
  /** What makes the box a combobox: its role, states and keys. */
  combobox?: Pick<
    ComponentProps<'input'>,
    | 'role'
    | 'aria-autocomplete'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-activedescendant'
    | 'onKeyDown'
    | 'onClick'
    | 'onBlur'
  >;
}

/** A search box whose button wears the accent of the chosen service. */
export function SearchBar({
  label,
  placeholder,
  value,
  onChange,
  onSearch,
  disabled = false,
  small = false,
  combobox,
}: Props) {
  const id = useId();
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too young for browsers still in use
    <form
      className={classNames(styles.bar, placeholder.length > SHORT_HINT && styles.long, small && styles.small)}
      role="search"
      onSubmit={search}
    >
      <Search className={styles.icon} size={20} aria-hidden />
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input
        {...combobox}
        id={id}
        type="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(searchText(event.target.value))}
        disabled={disabled}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button look={small ? 'soft' : 'accent'} type="submit" disabled={disabled} className={styles.button}>
        검색
      </Button>
    </form>
  );
}
