import { memo, type SyntheticEvent } from 'react'
import { MapBeside } from '../map/map-beside.tsx'
import { pointAt } from '../map/pointed-home.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { ReasonsContext } from '../ranking/reasons-context.ts'
import type { ReasonsOf } from '../ranking/use-ranked-homes.ts'
import { besideMap, cardGrid, narrowCardGrid } from './card-grid.ts'
import { CardList } from './card-list.tsx'

interface ResultsListProps {
  searchId: string
  ranked: readonly RankedHome[]
  reasonsOf: ReasonsOf
  hasMap: boolean
}

/** The cards, best match first; beside them the map, which knows the card that is pointed at. */
export const ResultsList = memo(({ searchId, ranked, reasonsOf, hasMap }: ResultsListProps) => (
  <div className={hasMap ? besideMap : undefined}>
    {hasMap && (
      <div className="h-[60dvh] lg:sticky lg:top-20 lg:order-last lg:h-[max(24rem,calc(100dvh-18.5rem))] lg:self-start">
        <MapBeside ranked={ranked} searchId={searchId} />
      </div>
    )}
    <div id="homes-found" tabIndex={-1} onPointerOver={pointAtCard} onFocus={pointAtCard} onPointerLeave={pointAtNone}>
      <ReasonsContext value={reasonsOf}>
        <CardList ranked={ranked} className={hasMap ? narrowCardGrid : cardGrid} />
      </ReasonsContext>
    </div>
  </div>
))
ResultsList.displayName = 'ResultsList'

const pointAtCard = ({ target }: SyntheticEvent): void => {
  if (target instanceof Element) pointAt(target.closest<HTMLElement>('[data-home]')?.dataset.home ?? null)
}

const pointAtNone = (): void => pointAt(null)
