import { memo, useRef } from 'react'
import { PropertyCardSkeleton } from '@/components/property/property-card-skeleton.tsx'
import { cn } from '@/components/ui/cn.ts'
import { useIsPointedAt } from '../map/pointed-home.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { ResultCard } from './result-card.tsx'
import { useComesNear } from './use-comes-near.ts'

interface HomeSlotProps extends RankedHome {
  /** The first homes are drawn at once, the others when they come near. */
  isEager: boolean
}

/** The place of a home in the list. What is far from the window costs neither drawing nor layout, and keeps its height. */
export const HomeSlot = memo(({ home, score, shownScore, isEager }: HomeSlotProps) => {
  const slot = useRef<HTMLLIElement>(null)
  const isNear = useComesNear(slot)
  const isPointedAt = useIsPointedAt(home.id)
  return (
    <li
      ref={slot}
      data-home={home.id}
      tabIndex={-1}
      className={cn(
        'flex flex-col rounded-lg [contain-intrinsic-size:auto_36rem] [content-visibility:auto]',
        isPointedAt && 'outline-2 outline-eucalypt',
      )}
    >
      {isEager || isNear ? (
        <ResultCard home={home} score={score} shownScore={shownScore} />
      ) : (
        <>
          <p className="sr-only">
            {home.address}, {home.suburb}
          </p>
          <PropertyCardSkeleton />
        </>
      )}
    </li>
  )
})
HomeSlot.displayName = 'HomeSlot'
