import type { SavedProperty } from '@verandah/contracts'
import { memo, useState } from 'react'
import { useDrawnAtOnce } from '@/components/ui/near.ts'
import { newestFirst } from '@/lib/endpoints/saved-properties.ts'
import { plural } from '@/lib/format.ts'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { hasChips, isNarrowed, type Narrowing } from '../narrow-homes.ts'
import { type Order, sortHomes } from '../sort-homes.ts'
import { hasTheirWords, type TheirHome } from '../together/their-homes.ts'
import { useTogether } from '../together/together-context.tsx'
import type { Compared } from '../use-compared.ts'
import { useNarrowed } from '../use-narrowed.ts'
import type { Removed } from '../use-removed.ts'
import { NoMatch } from './no-match.tsx'
import { SavedItem } from './saved-item.tsx'

export interface CardsShown {
  removed: Removed
  compared: Compared
  costs: HomeCosts
  order: Order
}

interface CardsProps extends CardsShown {
  homes: readonly SavedProperty[]
  theirs: readonly TheirHome[]
  narrowing: Narrowing
  onShowAll: () => void
}

/** One's own homes and those that only others saved, newest first. */
const withTheirs = (own: readonly SavedProperty[], theirs: readonly TheirHome[], narrowing: Narrowing) => {
  const matching = hasChips(narrowing) ? [] : theirs.filter((home) => hasTheirWords(home, narrowing.text))
  if (matching.length === 0) return own
  return [...own, ...matching].toSorted(newestFirst)
}

export const Cards = memo(({ homes, theirs, narrowing, order, onShowAll, ...card }: CardsProps) => {
  const drawnAtOnce = useDrawnAtOnce()
  const together = useTogether()
  const [savedToo, setSavedToo] = useState<string | null>(null)
  const shown = sortHomes(withTheirs(useNarrowed(homes, narrowing), theirs, narrowing), order, card.costs.costOf)
  const count = homes.length + theirs.length
  return (
    <>
      <p role="status" className="sr-only">
        {isNarrowed(narrowing) && `${plural(shown.length, 'home')} of ${count}`}
      </p>
      {shown.length === 0 && <NoMatch count={count} onShowAll={onShowAll} />}
      <ul className="flex flex-col gap-5">
        {shown.map((saved, index) =>
          'records' in saved ? (
            <li key={saved.propertyId}>
              {together && (
                <together.parts.TheirCard
                  theirs={saved}
                  ownId={together.ownId}
                  costs={card.costs}
                  onSave={() => setSavedToo(saved.propertyId)}
                />
              )}
            </li>
          ) : (
            <SavedItem
              key={saved.id}
              saved={saved}
              isAtOnce={index < drawnAtOnce}
              isNew={saved.propertyId === savedToo}
              {...card}
            />
          ),
        )}
      </ul>
    </>
  )
})
Cards.displayName = 'Cards'
