import { useId, useState } from 'react'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { PropertyCard } from '@/components/property/property-card.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { useSearchId } from '../use-search-id.ts'
import { CardActions } from './card-actions.tsx'
import { CardBreakdown } from './card-breakdown.tsx'
import { FeatureRow } from './feature-row.tsx'
import { PictureCarousel } from './picture-carousel.tsx'

export const ResultCard = ({ home, score, shownScore }: RankedHome) => {
  const [isOpen, setOpen] = useState(false)
  const breakdownId = useId()
  const searchId = useSearchId()
  return (
    <PropertyCard
      home={home}
      priceScreen="results"
      className="flex-1"
      picture={<PictureCarousel home={home} />}
      heart={<HeartButton propertyId={home.id} score={score} searchId={searchId} name={streetOf(home)} />}
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
      <CardActions home={home} searchId={searchId} />
    </PropertyCard>
  )
}
