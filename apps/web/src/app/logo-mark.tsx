/** The ant under the lens, 28 × 28. */
export function LogoMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M18.9 18.9 25 25" stroke="var(--accent-text)" strokeWidth="3.6" strokeLinecap="round" />
      <circle cx="12" cy="12" r="9.6" fill="var(--surface)" stroke="var(--accent-text)" strokeWidth="2.4" />
      <g fill="currentColor">
        <ellipse cx="7.9" cy="13.7" rx="3" ry="2.4" transform="rotate(-14 7.9 13.7)" />
        <circle cx="12.2" cy="13" r="1.7" />
        <circle cx="15.7" cy="11.2" r="2.2" />
      </g>
      <path
        d="M16 9.3q.2-2 1.8-2.6M14.8 9.2q-.3-1.9.8-3.2M11.3 14.4l-1 2.9M12.6 14.6l.5 2.7M13.5 14l2 2.5"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
