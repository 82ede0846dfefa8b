import type { Property } from '@verandah/contracts'
import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import { listingAddress } from '@/components/property/listing-address.ts'
import { PropertyCard } from '@/components/property/property-card.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { buttonStyle } from '@/components/ui/button.tsx'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { CardBreakdown } from './card-breakdown.tsx'
import { FeatureRow } from './feature-row.tsx'
import { PictureCarousel } from './picture-carousel.tsx'

export const ResultCard = ({ home, score, shownScore }: RankedHome) => {
  const [isOpen, setOpen] = useState(false)
  const breakdownId = useId()
  return (
    <PropertyCard
      home={home}
      priceScreen="results"
      className="flex-1"
      picture={<PictureCarousel home={home} />}
      score={
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={breakdownId}
          onClick={() => setOpen(!isOpen)}
          className="block rounded-full transition-transform hover:scale-105 active:scale-95"
        >
          <ScoreRing score={score} shown={shownScore} />
          <span className="sr-only">{isOpen ? 'Hide the reasons' : 'Show the reasons'}</span>
        </button>
      }
    >
      {isOpen && <CardBreakdown home={home} id={breakdownId} />}
      <FeatureRow home={home} />
      {home.description !== '' && (
        <p className="line-clamp-3 text-14 whitespace-pre-line text-ink-soft">{home.description}</p>
      )}
      <ListingLink home={home} />
    </PropertyCard>
  )
}

const ListingLink = ({ home }: { home: Property }) => {
  const address = listingAddress(home)
  if (address === null) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonStyle({ variant: 'secondary', size: 'sm' })} self-start`}
    >
      View Listing
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only"> of {home.address}, opens in a new tab</span>
    </a>
  )
}
