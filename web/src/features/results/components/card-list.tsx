import { type FocusEvent, memo, useMemo, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn.ts'
import { useIsPointedAt } from '../map/pointed-home.ts'
import { MovingList } from '../ranking/moving-list.tsx'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { FindIndex } from '../window/find-index.tsx'
import { useCardWindow } from '../window/use-card-window.ts'
import { ResultCard } from './result-card.tsx'

/** Longer lists are drawn where the buyer is. */
const drawnAtOnce = 50

/** The cards in their order. Of a long list those near the window are drawn, and the one that has the focus. */
export const CardList = memo(({ ranked, className }: { ranked: readonly RankedHome[]; className: string }) => {
  const list = useRef<HTMLUListElement>(null)
  const order = useMemo(() => ranked.map(({ home }) => home.id), [ranked])
  const isWindowed = ranked.length > drawnAtOnce
  const { from, to, before, after } = useCardWindow({ list, order, isWindowed })
  const { focused, focusProps } = useFocusedHome()
  const kept = isWindowed && focused !== null ? order.indexOf(focused) : -1
  const isAway = kept !== -1 && (kept < from || kept >= to)
  const shown = ranked.slice(from, to).map((one, index) => ({ ...one, place: from + index, topPx: undefined }))
  const away = isAway ? ranked.slice(kept, kept + 1).map((one) => ({ ...one, place: kept, topPx: before })) : []
  return (
    <div {...focusProps}>
      <MovingList
        label="Homes, best match first"
        list={list}
        order={order}
        className={`relative ${className} [overflow-anchor:none]`}
        style={isWindowed ? { paddingTop: before, paddingBottom: after } : {}}
      >
        {(kept < from ? [...away, ...shown] : [...shown, ...away]).map((one) => (
          <HomeSlot key={one.home.id} {...one} count={ranked.length} isWindowed={isWindowed} />
        ))}
      </MovingList>
      {isWindowed && <FindIndex ranked={ranked} drawn={order.slice(from, to)} />}
    </div>
  )
})
CardList.displayName = 'CardList'

interface HomeSlotProps extends RankedHome {
  /** Its place in the whole list, from 0, and how many there are: of a long list only a part is drawn. */
  place: number
  count: number
  isWindowed: boolean
  /** Where it would stand, for a card that keeps the focus although the window has moved on. */
  topPx: number | undefined
}

/** The place of a home in the list. In a short list what is far from the window costs neither drawing nor layout. */
const HomeSlot = memo(({ home, score, shownScore, place, count, isWindowed, topPx }: HomeSlotProps) => (
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

/** The home whose card has the focus, or null. */
const useFocusedHome = () => {
  const [focused, setFocused] = useState<string | null>(null)
  const onFocus = ({ target }: FocusEvent) => {
    setFocused(target.closest<HTMLElement>('[data-home]')?.dataset.home ?? null)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null)
  }
  return { focused, focusProps: { onFocus, onBlur } }
}
