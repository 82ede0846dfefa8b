import { memo, useMemo, useRef } from 'react'
import { MovingList } from '../ranking/moving-list.tsx'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { FindIndex } from '../window/find-index.tsx'
import { useCardWindow } from '../window/use-card-window.ts'
import { useFocusedHome } from '../window/use-focused-home.ts'
import { HomeSlot } from './home-slot.tsx'

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
