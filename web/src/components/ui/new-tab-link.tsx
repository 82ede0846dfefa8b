import type { ComponentProps } from 'react'

interface NewTabLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string
  /** Completes the accessible name: "to 12 Lennox Street". */
  about?: string
}

/** A link that opens in a new tab, which its accessible name says. */
export function NewTabLink({ about, children, ...link }: NewTabLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
      <span className="sr-only">{about !== undefined && ` ${about}`} (opens in a new tab)</span>
    </a>
  )
}
