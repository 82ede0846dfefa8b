import { Component, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { glide, type Places, placesIn } from './glide.ts'

interface MovingListProps {
  label: string
  list: RefObject<HTMLUListElement | null>
  /** The ids of the items in their order: when it changes, those that moved glide to their new places. */
  order: readonly string[]
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/** A list whose items keep their identity to the eye. A class: only classes see the page just before it changes. */
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
