import { ExternalLink } from 'lucide-react'
import { NewTabLink } from '@/components/ui/new-tab-link.tsx'
import { isWebAddress } from '@/lib/is-web-address.ts'

export const linkStyle = 'inline-flex min-h-11 items-center gap-1 underline underline-offset-4 sm:min-h-8'

/** A link to another site, in another tab; nothing for an address that is no web address. */
export function OutsideDocument({ href, children }: { href: string | null; children: string }) {
  return (
    isWebAddress(href) && (
      <NewTabLink href={href} className={linkStyle}>
        {children}
        <ExternalLink className="size-4" />
      </NewTabLink>
    )
  )
}
