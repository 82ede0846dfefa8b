import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { gridOf, isSameSpan, mean, measuredRows, type Rows, type Span, spanOfRows, topOfRow } from './span-of-rows.ts'
import { onWantedHome } from './wanted-home.ts'

/** Overscan in viewport heights: at rest, and while a slider reorders the list. */
const reachAtRest = 1
const reachInMotion = 0.25
const restsAfterMs = 400

interface Windowed {
  list: RefObject<HTMLUListElement | null>
  /** Ids in their order. */
  order: readonly string[]
  isWindowed: boolean
  /** Row height before one is measured. */
  guessedPx: number
}

/** Returns the range of a long list to render: cards within one viewport height of the visible ones. */
export function useCardWindow({ list, order, isWindowed, guessedPx }: Windowed): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: 12, before: 0, after: 0 })
  const rows = useRef<Rows>({ count: 0, columns: 1, heights: [], typical: guessedPx })
  const wanted = useRef<string | null>(null)

  const reach = useIsMoving(order) ? reachInMotion : reachAtRest

  const drawAt = (top: number) => {
    const beyond = reach * window.innerHeight
    const next = spanOfRows(rows.current, { top: top - beyond, bottom: top + window.innerHeight + beyond })
    setSpan((known) => (isSameSpan(known, next) ? known : next))
  }
  const topOf = (id: string) => topOfRow(rows.current, Math.floor(order.indexOf(id) / rows.current.columns))
  const follow = () => {
    if (list.current !== null) drawAt(-list.current.getBoundingClientRect().top)
  }

  useLayoutEffect(() => {
    if (!isWindowed || list.current === null) return
    rows.current = learn(list.current, { ...rows.current, count: order.length }, span)
    const awaited = wanted.current
    const isAhead = awaited !== null && order.includes(awaited) && !focusCard(list.current, awaited)
    if (isAhead) drawAt(topOf(awaited))
    else {
      wanted.current = null
      follow()
    }
  })

  const onWanted = useEffectEvent((id: string) => {
    const place = order.indexOf(id)
    if (place === -1 || list.current === null) return
    wanted.current = id
    const top = topOf(id)
    if (isWindowed) window.scrollTo(0, window.scrollY + list.current.getBoundingClientRect().top + top)
    if (focusCard(list.current, id)) wanted.current = null
    else drawAt(top)
  })
  useEffect(() => onWantedHome(onWanted), [])
  useMovement({ list, isWindowed, onMove: follow })
  return isWindowed ? span : { from: 0, to: order.length, before: 0, after: 0 }
}

/**
 * Returns whether the order has just changed: while a slider moves, the list renders little; the rest follows
 * once it stops.
 */
const useIsMoving = (order: readonly string[]): boolean => {
  const [seen, setSeen] = useState({ order, isMoving: false })
  if (seen.order !== order) setSeen({ order, isMoving: true })
  useEffect(() => {
    if (!seen.isMoving) return undefined
    const timer = setTimeout(() => setSeen({ order: seen.order, isMoving: false }), restsAfterMs)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.isMoving
}

interface Movement extends Pick<Windowed, 'list' | 'isWindowed'> {
  onMove: () => void
}

/** Calls `onMove` on scrolling and on resizing of the list. */
const useMovement = ({ list, isWindowed, onMove }: Movement): void => {
  const follow = useEffectEvent(onMove)
  useEffect(() => {
    if (!isWindowed || list.current === null) return undefined
    const onScroll = () => follow()
    const observer = new ResizeObserver(onScroll)
    observer.observe(list.current)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [list, isWindowed])
}

/**
 * Records measured heights. Corrects the scroll position for misjudged rows above the viewport, so that nothing
 * visible moves.
 */
const learn = (list: HTMLElement, rows: Rows, { from }: Span): Rows => {
  const grid = gridOf(list)
  const known = grid.columns === rows.columns ? rows.heights : []
  const heights = [...known]
  let shift = 0
  const measured = measuredRows(list, grid)
  for (const [row, height] of measured) {
    const assumed = known[row] ?? rows.typical
    if (isAbove(list, row * grid.columns) && row >= from / grid.columns) shift += height - assumed
    heights[row] = height
  }
  if (Math.abs(shift) >= 1) window.scrollBy(0, shift)
  const isFirst = known.length === 0 && measured.size > 0
  return { ...rows, columns: grid.columns, heights, typical: isFirst ? mean([...measured.values()]) : rows.typical }
}

const isAbove = (list: HTMLElement, place: number): boolean => {
  const item = list.querySelector(`[data-place="${place}"]`)
  return item !== null && item.getBoundingClientRect().bottom < 0
}

const focusCard = (list: HTMLElement, id: string): boolean => {
  const card = list.querySelector<HTMLElement>(`[data-home="${CSS.escape(id)}"]`)
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
  return card !== null
}
