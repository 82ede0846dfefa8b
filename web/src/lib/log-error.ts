/** Writes to the browser's console what went wrong where the screen need not. */
export const logError = (what: string, error: unknown): void => {
  // eslint-disable-next-line no-console -- the one place that writes to the console
  console.error(what, error)
}
