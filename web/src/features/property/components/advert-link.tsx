import type { PropertyAdvert } from '@verandah/contracts'
import { ExternalLink } from 'lucide-react'
import { buttonStyle } from '@/components/ui/button.tsx'
import { NewTabLink } from '@/components/ui/new-tab-link.tsx'
import { isWebAddress } from '@/lib/is-web-address.ts'

export function AdvertLink({ advert: { url, name } }: { advert: Pick<PropertyAdvert, 'url' | 'name'> }) {
  if (!isWebAddress(url)) return null
  return (
    <NewTabLink href={url} about={`at ${name}`} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
      View Listing
      <ExternalLink className="size-4" />
    </NewTabLink>
  )
}
