import type { Said } from '@verandah/chaos/said-twice'

/** Says which paid plans fell back for a while: nobody here stops paying. */
export function plansFallenBack(events: readonly Said[]): string[] {
  const paid = new Set<unknown>()
  return events
    .filter(({ type }) => type === 'SubscriptionChanged')
    .map(({ data }) => data)
    .toSorted((one, other) => Number(one.version) - Number(other.version))
    .flatMap(({ userId, version, plan, status }) => {
      if (status === 'active' && plan !== 'free_trial') paid.add(userId)
      else if (paid.has(userId)) return [`the paid plan of ${String(userId)} fell back in version ${String(version)}`]
      return []
    })
}
