import { ExternalLink } from 'lucide-react'

export const linkStyle = 'inline-flex min-h-11 items-center gap-1 underline underline-offset-4 sm:min-h-8'

/** A link to another site, in another tab; nothing for an address that is no web address. */
export function OutsideDocument({ href, children }: { href: string | null; children: string }) {
  return href === null || !/^https?:\/\//i.test(href) ? null : (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      {children}
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">, opens in a new tab</span>
    </a>
  )
}
