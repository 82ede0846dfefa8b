import type { PropertyAdvert } from '@verandah/contracts'
import { ExternalLink } from 'lucide-react'
import { buttonStyle } from '@/components/ui/button.tsx'
import { isWebAddress } from '@/lib/is-web-address.ts'

export function AdvertLink({ advert: { url, name } }: { advert: Pick<PropertyAdvert, 'url' | 'name'> }) {
  if (!isWebAddress(url)) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ variant: 'secondary', size: 'sm' })}
    >
      View Listing
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only"> at {name}, opens in a new tab</span>
    </a>
  )
}
