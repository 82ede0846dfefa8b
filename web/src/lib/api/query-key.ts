/** The key of a call's cached answer: the route's name, then what was asked. `[route.name]` matches them all. */
export const queryKeyOf = (route: { name: string }, ...asked: readonly unknown[]): readonly unknown[] => [
  route.name,
  ...asked,
]
