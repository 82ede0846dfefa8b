import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface Way {
  to: string
  onOpen: (event: MouseEvent) => void
}

/** The address below is the same link, so the keyboard stops there only. */
export const PictureLink = ({ to, onOpen, children }: Way & { children: ReactNode }) => (
  <Link to={to} onClick={onOpen} tabIndex={-1} draggable={false} className="block">
    {children}
  </Link>
)
