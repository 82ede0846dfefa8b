import { memo } from 'react'
import { cn } from '@/components/ui/cn.ts'
import { useIsPointedAt } from '../map/pointed-home.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { ResultCard } from './result-card.tsx'

interface HomeSlotProps extends RankedHome {
  /** Its place in the whole list, from 0, and how many there are: of a long list only a part is drawn. */
  place: number
  count: number
  isWindowed: boolean
  /** Where it would stand, for a card that keeps the focus although the window has moved on. */
  topPx: number | undefined
}

/** The place of a home in the list. In a short list what is far from the window costs neither drawing nor layout. */
export const HomeSlot = memo(({ home, score, shownScore, place, count, isWindowed, topPx }: HomeSlotProps) => (
  <li
    data-home={home.id}
    data-place={topPx === undefined ? place : undefined}
    tabIndex={-1}
    aria-posinset={isWindowed ? place + 1 : undefined}
    aria-setsize={isWindowed ? count : undefined}
    style={topPx === undefined ? undefined : { position: 'absolute', top: topPx }}
    className={cn(
      'flex flex-col rounded-lg',
      useIsPointedAt(home.id) && 'outline-2 outline-eucalypt',
      !isWindowed && '[contain-intrinsic-size:auto_36rem] [content-visibility:auto]',
    )}
  >
    <ResultCard home={home} score={score} shownScore={shownScore} />
  </li>
))
HomeSlot.displayName = 'HomeSlot'
