/** Logs to the browser's console an error that the screen does not need to show. */
export function logError(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes to the console
  console.error(what, error)
}
