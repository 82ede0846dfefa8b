import { type HomeCard, type ListingStatus, priceText } from '@verandah/contracts'
import { History } from 'lucide-react'
import { plural } from '@/lib/format.ts'

type Seen = Pick<HomeCard, 'current' | 'status'> & Parameters<typeof priceText>[1]

/** A note that homes have changed in price or status since the search; shows the count once all cards have loaded. */
export function ChangedNote({ cards, isAll }: { cards: readonly Seen[]; isAll: boolean }) {
  const count = cards.filter((card) => wordsOf(card).length > 0).length
  if (count === 0) return null
  return (
    <p className="flex items-center gap-2 text-14 text-ink-soft">
      <History className="size-4 shrink-0 text-ochre" />
      {isAll ? plural(count, 'home has', 'homes have') : 'Some homes have'} changed since this search. See their cards
      for details.
    </p>
  )
}

export function ChangedSince({ home }: { home: Seen }) {
  const words = wordsOf(home)
  if (words.length === 0) return null
  return (
    <p className="flex items-center gap-2 rounded-md bg-ochre-soft px-3 py-2 text-14 font-semibold">
      <History className="size-4 shrink-0 text-ochre" />
      Since this search: {words.join(', ')}
    </p>
  )
}

const becomes: Readonly<Record<ListingStatus, string>> = {
  active: 'back on the market',
  underOffer: 'under offer',
  sold: 'sold',
  gone: 'taken off the market',
}

const wordsOf = (home: Seen): string[] => {
  const { current } = home
  if (current === null) return []
  const before = priceText('results', home)
  const now = priceText('results', current)
  return [
    ...(current.status === home.status ? [] : [becomes[current.status]]),
    ...(before === now ? [] : [`now ${now}`]),
  ]
}
