import { Component, createRef, type ReactNode } from 'react'
import { glide, type Places, placesIn } from './glide.ts'

interface MovingListProps {
  label: string
  /** The ids of the items in their order: when it changes, those that moved glide to their new places. */
  order: readonly string[]
  className?: string
  children: ReactNode
}

/** A list whose items keep their identity to the eye. A class: only classes see the page just before it changes. */
export class MovingList extends Component<MovingListProps> {
  private readonly list = createRef<HTMLUListElement>()

  override getSnapshotBeforeUpdate({ order }: MovingListProps): Places | null {
    return this.list.current === null || isSame(order, this.props.order) ? null : placesIn(this.list.current)
  }

  override componentDidUpdate(_: MovingListProps, __: unknown, before: Places | null) {
    if (before !== null && this.list.current !== null) glide(this.list.current, before)
  }

  override render() {
    const { label, className, children } = this.props
    return (
      <ul ref={this.list} aria-label={label} className={className}>
        {children}
      </ul>
    )
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((id, index) => id === b[index]))
