import { useSearchParams } from 'react-router-dom'
import type { HouseholdOrders } from './model/household-orders.ts'

/** Which order the page shows, kept in its URL so that the way back from a home restores it. */
export function useChosenOrder({ people, ours, fine }: HouseholdOrders) {
  const [query, setQuery] = useSearchParams()
  const person = people.find(({ userId }) => userId === query.get('order')) ?? null
  const isFineOnly = query.get('only') === 'fine'
  const change = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    /** Null for the order of all. */
    person,
    isFineOnly,
    places: (person?.order ?? ours).filter(({ alternative }) => !isFineOnly || fine.has(alternative)),
    choose: (userId: string | null) => change('order', userId),
    setFineOnly: (isOn: boolean) => change('only', isOn ? 'fine' : null),
  }
}
