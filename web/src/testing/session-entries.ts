/** Returns all of `sessionStorage`. */
export const sessionEntries = (): Record<string, string> =>
  Object.fromEntries(Object.entries(window.sessionStorage) as [string, string][])
