import type { PropertyAdvert } from '@verandah/contracts'
import { ExternalLink } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonStyle } from '@/components/ui/button.tsx'
import { advertisedPrice } from '../words/price-words.ts'

const badges = { active: null, underOffer: 'Under offer', sold: 'Sold', gone: 'Gone' } as const

/** Each advert of the same home, with its own price in its own words. */
export const SourceList = ({ adverts }: { adverts: readonly PropertyAdvert[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {adverts.map((advert) => (
      <li key={advert.listingId} className="flex items-center justify-between gap-4 py-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{advert.name}</span>
            {badges[advert.status] !== null && <Badge tone="ochre">{badges[advert.status]}</Badge>}
          </p>
          <p className="text-ink-soft tabular-nums">{advertisedPrice(advert)}</p>
          <p className="text-14 text-ink-faint empty:hidden">{smallPrint(advert)}</p>
        </div>
        <AdvertLink advert={advert} />
      </li>
    ))}
  </ul>
)

const smallPrint = ({ agent, agency, isSample }: PropertyAdvert): string =>
  [agent, agency, isSample ? 'sample listing' : null].filter((part) => part !== null && part !== '').join(' · ')

const AdvertLink = ({ advert: { url, name } }: { advert: PropertyAdvert }) => {
  if (url === null || !/^https?:\/\//i.test(url)) return null
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
