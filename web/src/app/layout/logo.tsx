/** A roof, four posts and the boards: the mark, in the colours of the moment. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden className="size-8" fill="none" strokeLinecap="round" strokeLinejoin="round">
    <rect width="32" height="32" rx="9" className="fill-eucalypt" />
    <path d="M5.5 15 16 7.5 26.5 15" className="stroke-on-eucalypt" strokeWidth="2.5" />
    <path d="M8.5 18v6.5M13.5 18v6.5M18.5 18v6.5M23.5 18v6.5" className="stroke-on-eucalypt" strokeWidth="1.8" />
    <path d="M6.5 25h19" stroke="oklch(0.82 0.105 75)" strokeWidth="2.2" />
  </svg>
)
