import { EyeOff } from 'lucide-react'
import { type FocusEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { PropertyCardSkeleton } from '@/components/property/property-card.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { IconButton } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { usePendingHide } from '@/lib/hidden-homes/hide-change.ts'
import { useHiding } from '../api/hide-home.ts'
import { useIsPointedAt } from '../map/pointed-home.ts'
import { MovingList } from '@/components/ui/moving-list.tsx'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { FindIndex } from '../window/find-index.tsx'
import { useCardWindow } from '../window/use-card-window.ts'
import type { Drawn, ListedHome } from '../ranking/use-ranked-homes.ts'
import { HiddenStrip } from './hidden-strip.tsx'
import { HomeRow } from './home-row.tsx'
import { RowSkeleton } from './loading-results.tsx'
import { ResultCard } from './result-card.tsx'

/** Longer lists are virtualised. */
const drawnAtOnce = 50

interface CardListProps {
  searchId: string
  listed: readonly ListedHome[]
  label: string
  hasRows: boolean
  className: string
  onDrawn: (drawn: Drawn) => void
}

/** The homes in order. A long list renders only those near the viewport and the one with focus. */
export const CardList = memo(({ searchId, listed, label, hasRows, className, onDrawn }: CardListProps) => {
  const list = useRef<HTMLUListElement>(null)
  const order = useMemo(() => listed.map(({ id }) => id), [listed])
  const isWindowed = listed.length > drawnAtOnce
  const { from, to, before, after } = useCardWindow({ list, order, isWindowed, guessedPx: hasRows ? 56 : 620 })
  useEffect(() => onDrawn({ from, to }), [from, to, onDrawn])
  const { focused, focusProps } = useFocusedHome()
  const kept = isWindowed && focused !== null ? order.indexOf(focused) : -1
  const isAway = kept !== -1 && (kept < from || kept >= to)
  const shown = listed.slice(from, to).map((one, index) => ({ ...one, place: from + index, topPx: undefined }))
  const away = isAway ? listed.slice(kept, kept + 1).map((one) => ({ ...one, place: kept, topPx: before })) : []
  return (
    <div {...focusProps}>
      <MovingList
        label={label}
        list={list}
        order={order}
        className={`relative ${className} [overflow-anchor:none]`}
        style={isWindowed ? { paddingTop: before, paddingBottom: after } : {}}
      >
        {(kept < from ? [...away, ...shown] : [...shown, ...away]).map((one) => (
          <HomeSlot key={one.id} {...one} count={listed.length} {...{ searchId, hasRows, isWindowed }} />
        ))}
      </MovingList>
      {isWindowed && <FindIndex listed={listed} drawn={order.slice(from, to)} />}
    </div>
  )
})
CardList.displayName = 'CardList'

interface HomeSlotProps extends ListedHome, Pick<CardListProps, 'searchId' | 'hasRows'> {
  /** Index in the whole list, from 0, and its length: a long list is only partly rendered. */
  place: number
  count: number
  isWindowed: boolean
  /** Offset of a card that keeps focus although it is outside the rendered range. */
  topPx: number | undefined
}

/** A list item for a home. In a short list, items far from the viewport skip rendering and layout. */
const HomeSlot = memo(({ id, ranked, searchId, hasRows, place, count, isWindowed, topPx }: HomeSlotProps) => (
  <li
    data-home={id}
    data-place={topPx === undefined ? place : undefined}
    tabIndex={-1}
    aria-posinset={isWindowed ? place + 1 : undefined}
    aria-setsize={isWindowed ? count : undefined}
    style={topPx === undefined ? undefined : { position: 'absolute', top: topPx }}
    className={cn(
      'flex flex-col rounded-lg has-data-hidden:self-start',
      useIsPointedAt(id) && 'outline-2 outline-eucalypt',
      !isWindowed && !hasRows && '[contain-intrinsic-size:auto_36rem] not-print:[content-visibility:auto]',
    )}
  >
    {ranked === null ? <Awaited hasRows={hasRows} /> : <Home searchId={searchId} hasRows={hasRows} {...ranked} />}
  </li>
))
HomeSlot.displayName = 'HomeSlot'

const Awaited = ({ hasRows }: { hasRows: boolean }) => (hasRows ? <RowSkeleton /> : <PropertyCardSkeleton />)

const Home = ({ searchId, hasRows, ...ranked }: RankedHome & Pick<CardListProps, 'searchId' | 'hasRows'>) => {
  const { home } = ranked
  const hiding = useHiding(searchId, home.id)
  const isHidden = usePendingHide(home.id) ?? home.isHidden
  const [isFresh, setFresh] = useState(false)
  const hide = (
    <IconButton
      Icon={EyeOff}
      label={`Hide ${streetOf(home)}`}
      className="text-ink-faint!"
      onClick={() => {
        setFresh(true)
        hiding.hide()
      }}
    />
  )
  const show = () => {
    setFresh(false)
    hiding.show()
  }
  if (isHidden) return <HiddenStrip home={home} hiding={hiding} isFresh={isFresh} onShow={show} />
  return hasRows ? <HomeRow {...ranked} hide={hide} /> : <ResultCard {...ranked} hide={hide} />
}

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
