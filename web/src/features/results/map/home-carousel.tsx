import { type RefCallback, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useNamedCards } from '@/lib/endpoints/named-cards.ts'
import { HomeSummary } from './home-summary.tsx'
import type { CardsOf, PlacedHome } from './place-homes.ts'
import { pointAt, usePointedHome } from './pointed-home.ts'

interface HomeCarouselProps {
  /** Best first. */
  placed: readonly PlacedHome[]
  /** The home of the marker pressed last; a new object for each press. */
  chosen: { id: string } | null
  come: CardsOf
  searchId: string
  revision: number
  onReach: (home: PlacedHome) => void
  onShowInList: (id: string) => void
}

/** The homes of a phone's map as cards to swipe through; the one in front is highlighted on the map. */
export function HomeCarousel({ placed, chosen, come, onReach, ...rest }: HomeCarouselProps) {
  const { searchId, revision, onShowInList } = rest
  const { frame, current, cardPx, from, to, goTo, onScroll } = useCarousel(placed.length, (index) => {
    const home = placed[index]
    if (home !== undefined) onReach(home)
  })
  const near = placed.slice(from, to)
  const missing = near.flatMap(({ id }) => (come.has(id) ? [] : [id]))
  const { cards, hasFailed, retry } = useNamedCards(searchId, revision, missing)
  const front = placed[current]?.id
  const follow = useEffectEvent((id: string) => {
    const index = placed.findIndex((home) => home.id === id)
    if (index !== -1) goTo(index)
    pointAt(id)
  })
  useEffect(() => {
    if (chosen !== null) follow(chosen.id)
  }, [chosen])
  useEffect(() => pointAt(front ?? null), [front])
  // A marker that a pointer leaves gives the highlight back.
  const isNonePointed = usePointedHome() === null
  useEffect(() => {
    if (isNonePointed && front !== undefined) pointAt(front)
  }, [isNonePointed, front])
  useEffect(() => () => pointAt(null), [])
  return (
    <div data-card-row className="flex flex-col gap-2 py-2">
      {hasFailed && (
        <Button variant="secondary" size="sm" className="self-center" onClick={retry}>
          Try again
        </Button>
      )}
      <div ref={frame} onScroll={onScroll} className="snap-x snap-mandatory overflow-x-auto">
        <ul
          aria-label="Homes on the map"
          style={{ width: placed.length * cardPx + peekPx }}
          className="relative h-48 min-w-full"
        >
          {near.map((home, index) => (
            <li
              key={home.id}
              aria-posinset={from + index + 1}
              aria-setsize={placed.length}
              style={{ left: (from + index) * cardPx, width: cardPx }}
              className="absolute inset-y-0 snap-start pl-2"
            >
              <div className="h-full overflow-y-auto rounded-lg border border-line bg-surface [&_ul]:gap-x-2.5">
                <HomeSummary
                  {...home}
                  home={come.get(home.id) ?? cards[home.id]}
                  {...{ hasFailed, searchId, onShowInList }}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Pixels of the next card that show beside the current one. */
const peekPx = 40
/** Cards rendered on each side of the current one. */
const reach = 3

/**
 * A row of `count` cards of one width that snaps to one of them. Renders those near the current card only; `goTo`
 * scrolls at once, so that no card between is passed. `onTurn` is called when a swipe brings another card to the front.
 */
function useCarousel(count: number, onTurn: (index: number) => void) {
  const [widthPx, setWidth] = useState(0)
  const [at, setAt] = useState(0)
  const track = useRef<HTMLElement>(null)
  const cardPx = Math.max(1, widthPx - peekPx)
  const current = Math.min(at, Math.max(0, count - 1))
  const frame: RefCallback<HTMLElement> = useCallback((element) => {
    if (element === null) return undefined
    track.current = element
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // A row snaps only to cards that are rendered: those around the wanted one come first.
  const wanted = useRef<number>(null)
  // Newer browsers return a promise, which an effect must not.
  const scroll = (index: number): void => {
    track.current?.scrollTo({ left: index * cardPx, behavior: 'instant' })
  }
  const goTo = (index: number) => {
    if (index === current) scroll(index)
    else wanted.current = index
    setAt(index)
  }
  useLayoutEffect(() => {
    if (wanted.current !== null) scroll(wanted.current)
    wanted.current = null
  })
  const toCurrent = useEffectEvent(() => scroll(current))
  useEffect(() => toCurrent(), [cardPx])
  const onScroll = () => {
    if (widthPx === 0 || track.current === null) return
    const index = Math.min(count - 1, Math.round(track.current.scrollLeft / cardPx))
    if (index === current) return
    setAt(index)
    onTurn(index)
  }
  return { frame, current, cardPx, from: Math.max(0, current - reach), to: current + reach + 1, goTo, onScroll }
}
