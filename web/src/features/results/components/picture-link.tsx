import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface Way {
  to: string
  onOpen: (event: MouseEvent) => void
}

/** For pointers only: for keyboards and screen readers, the address below is the only link to the home. */
export function PictureLink({ to, onOpen, children }: Way & { children: ReactNode }) {
  return (
    <Link to={to} onClick={onOpen} tabIndex={-1} aria-hidden draggable={false} className="block">
      {children}
    </Link>
  )
}
