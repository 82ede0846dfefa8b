/** Not typed by undici. */
declare module 'undici/lib/util/timers.js' {
  const timers: {
    /** Forgets every timer, and the one that drives them. */
    reset(): void
  }
  export default timers
}
