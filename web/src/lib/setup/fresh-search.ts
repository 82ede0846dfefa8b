/** Travels with the step from set-up to the results: what was just saved is searched, even where older searches exist. */
export const freshSearch = { startsFreshSearch: true } as const

export const asksForFreshSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'startsFreshSearch' in state
