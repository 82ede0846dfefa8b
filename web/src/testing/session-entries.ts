/** Returns all of `sessionStorage`. */
export function sessionEntries(): Record<string, string> {
  return Object.fromEntries(Object.entries(window.sessionStorage) as [string, string][])
}
