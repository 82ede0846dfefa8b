/** Notes something in the page's history entry: a reload and Back bring it back, and no address changes. */
export function noteInEntry(noted: Readonly<Record<string, unknown>>): void {
  window.history.replaceState({ ...(window.history.state as object | null), ...noted }, '')
}

export function notedInEntry(name: string): unknown {
  const state = window.history.state as Readonly<Record<string, unknown>> | null
  return state?.[name]
}
