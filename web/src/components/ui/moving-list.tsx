import { Component, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { isStill } from '@/lib/is-still.ts'

/** Items' positions in the viewport, including animations in progress. */
type Places = ReadonlyMap<Element, DOMRect>

const durationMs = 180
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const gliding = new WeakMap<Element, Animation>()

const placesIn = (list: Element): Places =>
  new Map([...list.children].map((item) => [item, item.getBoundingClientRect()]))

/** Animates items from their previous to their new positions; continues from where a running animation is. */
const glide = (list: Element, before: Places): void => {
  if (isStill()) return
  for (const item of list.children) gliding.get(item)?.cancel()
  const moves = [...placesIn(list)].flatMap(([item, to]) => {
    const from = before.get(item)
    return from === undefined || (!isInSight(from) && !isInSight(to)) ? [] : [{ item, from, to }]
  })
  for (const { item, from, to } of moves) glideItem(item, from.left - to.left, from.top - to.top)
}

const glideItem = (item: Element, x: number, y: number): void => {
  if (x === 0 && y === 0) return
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }]
  gliding.set(item, item.animate(frames, { duration: durationMs, easing }))
}

const isInSight = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight

interface MovingListProps {
  label: string
  list: RefObject<HTMLUListElement | null>
  /** Item ids in order; when it changes, moved items animate to their new positions. */
  order: readonly string[]
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/** A list that animates reordering. A class component, because only those have `getSnapshotBeforeUpdate`. */
export class MovingList extends Component<MovingListProps> {
  override getSnapshotBeforeUpdate({ order }: MovingListProps): Places | null {
    const { list } = this.props
    return list.current === null || isSame(order, this.props.order) ? null : placesIn(list.current)
  }

  override componentDidUpdate(_: MovingListProps, __: unknown, before: Places | null) {
    const { list } = this.props
    if (before !== null && list.current !== null) glide(list.current, before)
  }

  override render() {
    const { label, list, className, style, children } = this.props
    return (
      <ul ref={list} aria-label={label} className={className} style={style}>
        {children}
      </ul>
    )
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((id, index) => id === b[index]))
