import { type HomeCard, type HomeCost, paths, type Property } from '@verandah/contracts'
import { ExternalLink } from 'lucide-react'
import { lazy, memo, type ReactNode, Suspense, use, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { PropertyCard } from '@/components/property/property-card.tsx'
import { ScoreBreakdown } from '@/components/property/score-breakdown.tsx'
import { knownText, ScoreRing } from '@/components/property/score-ring.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/button.tsx'
import { NewTabLink } from '@/components/ui/new-tab-link.tsx'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { CertaintyNotesContext, PlaceLine } from '../certainty/certainty-context.ts'
import { rangeOf, type RankedHome } from '../ranking/rank-homes.ts'
import { ReasonsContext } from '../ranking/use-ranked-homes.ts'
import { useSearchId } from '../use-search-id.ts'
import { ChangedSince } from './changed-since.tsx'
import { FeatureRow } from './feature-row.tsx'
import { Marks } from './marks.tsx'
import { useWayIn } from './use-way-in.ts'
import { costText } from '@/components/property/cost-text.ts'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { PictureLink, type Way } from './picture-link.tsx'

export function ResultCard({ home, score, shownScore, hide }: RankedHome & { hide: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const breakdownId = useId()
  const searchId = useSearchId()
  const { to, open } = useWayIn(home)
  return (
    <PropertyCard
      home={home}
      priceScreen="results"
      className="flex-1"
      picture={<PictureCarousel home={home} to={to} onOpen={open} />}
      street={
        <Link to={to} onClick={open} className="hover:underline">
          {streetOf(home)}
        </Link>
      }
      marks={<Marks home={home} />}
      known={knownOf(home)}
      cost={home.cost && <CostWords cost={home.cost} />}
      aside={<div className="-my-3 -mr-3">{hide}</div>}
      heart={<HeartButton propertyId={home.id} score={score} searchId={searchId} name={streetOf(home)} />}
      score={
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={breakdownId}
          onClick={() => setOpen(!isOpen)}
          className="block rounded-full transition-transform hover:scale-105 active:scale-95"
        >
          <ScoreRing score={score} shown={shownScore} range={rangeOf({ home, score, shownScore })} />
          <span className="sr-only">{isOpen ? 'Hide the reasons' : 'Show the reasons'}</span>
        </button>
      }
    >
      <PlaceLine home={home} />
      <ChangedSince home={home} />
      {isOpen && <CardBreakdown home={home} id={breakdownId} />}
      <FeatureRow home={home} />
      {home.description !== '' && <p className="line-clamp-3 text-14 text-ink-soft">{home.description}</p>}
      <CardActions home={home} />
    </PropertyCard>
  )
}

/** Null where everything is known, and for a card without a score. */
const knownOf = ({ coverage }: HomeCard): string | null =>
  coverage === null || coverage.known === coverage.total ? null : knownText(coverage)

const CardBreakdown = ({ home, id }: { home: HomeCard; id: string }) => {
  const reasons = use(ReasonsContext)(home)
  return (
    <div
      id={id}
      role="region"
      aria-label={`Score of ${home.address}`}
      className="animate-enter rounded-md bg-sunken p-4"
    >
      {reasons === null ? (
        <p className="text-14 text-ink-soft">This home has not been scored yet.</p>
      ) : (
        <>
          <ScoreBreakdown score={reasons} />
          {use(CertaintyNotesContext).partOf(home)}
        </>
      )}
    </div>
  )
}

/** Links of a card: the home as this search saw it, by two ways, and its advert. */
const CardActions = memo(({ home }: { home: HomeCard }) => {
  const { open, state } = useWayIn(home)
  const of = <span className="sr-only"> of {streetOf(home)}</span>
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" onClick={open}>
        View Property
        <span className="sr-only"> {streetOf(home)}</span>
      </Button>
      <ButtonLink variant="link" size="text" to={paths.property.href(home.id)} state={state}>
        View Details
        {of}
      </ButtonLink>
      <ListingLink home={home} />
    </div>
  )
})
CardActions.displayName = 'CardActions'

const ListingLink = ({ home }: { home: HomeCard }) => {
  const address = listingAddress(home)
  if (address === null) return null
  return (
    <NewTabLink href={address} about={`of ${home.address}`} className={buttonStyle({ variant: 'link', size: 'text' })}>
      View Listing
      <ExternalLink className="size-3.5" />
    </NewTabLink>
  )
}

/** Returns the advert's web address from the home or one of its sources; null if none has one. */
export function listingAddress({ url, sources }: Pick<Property, 'url' | 'sources'>): string | null {
  return [url, ...sources.map((source) => source.url)].find(isWebAddress) ?? null
}

function CostWords({ cost }: { cost: HomeCost }) {
  return (
    <>
      {costText(cost)}
      {cost.abovePreApproval && <span className="block text-ochre">Above your pre-approval</span>}
    </>
  )
}

const TurningPictures = lazy(async () => ({ default: (await import('./turning-pictures.tsx')).TurningPictures }))

type Pictured = Pick<Property, 'images' | 'imageUrl' | 'address' | 'suburb'>

/** The pictures of a home. Renders the first at once and loads the carousel later; a single picture needs none. */
function PictureCarousel({ home, ...way }: { home: Pictured } & Way) {
  const { images, imageUrl, address, suburb } = home
  const name = `${address}, ${suburb}`
  const first = (
    <PictureLink {...way}>
      <PropertyPicture src={images[0] ?? imageUrl} alt={name} />
    </PictureLink>
  )
  if (images.length < 2) return first
  return (
    <Suspense fallback={first}>
      <TurningPictures name={name} images={images} {...way} />
    </Suspense>
  )
}
