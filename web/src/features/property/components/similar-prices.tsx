import { useQuery } from '@tanstack/react-query'
import { getSimilarPrices, isOwnHome, type Property, showsPrice } from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { countText } from '@/lib/format.ts'

/** What similar homes ask, for a home that shows no price; nothing where too few show theirs. */
export function SimilarPrices({ home }: { home: Property }) {
  const isAsked = !showsPrice(home) && !isOwnHome(home.id)
  const { data } = useQuery(routeQuery(getSimilarPrices, { params: { id: home.id } }, { enabled: isAsked }))
  if (!isAsked || !data?.similar) return null
  const { from, to, homes } = data.similar
  const range = from === to ? `about $${countText(from)}` : `$${countText(from)} to $${countText(to)}`
  return (
    <p className="mt-1 text-14 text-ink-soft tabular-nums">
      Similar homes here ask {range} (middle half of {homes})
    </p>
  )
}
