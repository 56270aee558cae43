/** The ant reading newspaper lines through its lens. */
export function HeroArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 320 168" fill="none" aria-hidden="true">
      <defs>
        <clipPath id="hero-lens">
          <circle cx="206" cy="74" r="50" />
        </clipPath>
      </defs>
      <path
        d="M4 26h92M112 26h60M188 26h104M4 50h40M60 50h120M4 74h128M4 98h64M84 98h60M4 122h108M128 122h40M250 50h58M268 74h44M262 98h34M236 122h70"
        stroke="var(--line)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="206" cy="74" r="50" fill="var(--surface)" />
      <g clipPath="url(#hero-lens)" strokeWidth="12" strokeLinecap="round">
        <path d="M150 44h50M140 74h22M222 104h50" stroke="var(--text-off)" />
        <path d="M222 44h60M184 74h52" stroke="var(--good-fill)" />
        <path d="M166 104h34" stroke="var(--bad-fill)" />
      </g>
      <circle cx="206" cy="74" r="50" stroke="var(--accent-text)" strokeWidth="7" />
      <path d="M170 110 146 134" stroke="var(--accent-text)" strokeWidth="11" strokeLinecap="round" />
      <path d="M0 164h320" stroke="var(--line)" strokeWidth="2" />
      <g
        transform="translate(42 90)"
        stroke="var(--text)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M46 46 30 54l-8 18M55 48l-3 11-6 13M64 47l12 8 3 17M66 42l18 9 20-6" />
        <g fill="var(--text)" stroke="none">
          <ellipse cx="22" cy="34" rx="25" ry="17" transform="rotate(-11 22 34)" />
          <ellipse cx="56" cy="40" rx="13" ry="10" />
          <ellipse cx="83" cy="26" rx="17" ry="15.5" />
        </g>
        <path d="M87 12q2-10 15-14M79 12q0-10 9-14" strokeWidth="2.8" />
        <circle cx="89" cy="23" r="4.6" fill="var(--bg)" stroke="none" />
        <circle cx="90.6" cy="23.4" r="2.3" fill="var(--text)" stroke="none" />
        <path d="M86 32q4 2.4 7-.6" stroke="var(--bg)" strokeWidth="1.8" />
      </g>
    </svg>
  );
}
