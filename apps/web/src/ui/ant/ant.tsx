/** The standing ant of empty screens and the log-in card; takes the text colour. */
export function Ant({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M50 48 34 56l-8 16M57 50l-2 10-6 12M64 49l12 8 4 15" />
      <path d="M64 47l14 12 12-4" strokeWidth="3" />
      <g fill="currentColor" stroke="none">
        <ellipse cx="28" cy="38" rx="23" ry="16" transform="rotate(-11 28 38)" />
        <ellipse cx="58" cy="43" rx="12" ry="9.5" />
        <ellipse cx="83" cy="31" rx="16" ry="14.5" />
        <circle cx="102" cy="3.6" r="2.4" />
        <circle cx="88" cy="4.8" r="2" />
      </g>
      <path d="M86 18q2-11 15-14M79 18q0-9 8-13" strokeWidth="2.6" />
      <circle cx="89" cy="28" r="4.4" fill="var(--surface)" stroke="none" />
      <circle cx="90.4" cy="28.4" r="2.2" fill="currentColor" stroke="none" />
    </svg>
  );
}
