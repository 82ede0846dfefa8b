/** Inputs and selects look alike: one line, 44 px, red when wrong. */
export const controlStyle =
  'min-h-11 w-full rounded-md border border-control bg-surface px-3.5 text-16 text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-eucalypt focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-eucalypt disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger'
