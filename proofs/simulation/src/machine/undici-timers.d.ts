/** Not typed by undici. */
declare module 'undici/lib/util/timers.js' {
  /** Forgets every timer, and the one that drives them. */
  export const reset: () => void
}
