import { paths, shownPriceOf, type PropertySnapshot, type SavedProperty } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { CostLine } from '@/components/property/cost-line.tsx'
import { PropertyDates } from '@/components/property/property-dates.tsx'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { ScoreRing, weighedByText } from '@/components/property/score-ring.tsx'
import { BiddingLine } from '@/components/saved-home/bidding-line.tsx'
import { PurchaseLink } from '@/components/saved-home/purchase-link.tsx'
import { VerdictAndStage } from '@/components/saved-home/verdict-and-stage.tsx'
import { VisitLink } from '@/components/saved-home/visit-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { CardLineSkeletons, Skeleton } from '@/components/ui/spinner.tsx'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { useRemoveSaved } from '@/lib/shortlist/change-saved.ts'
import { cardNameOf, nameOf, priceMove, statusLabelOf } from '../home-labels.ts'
import type { Compared } from '../use-compared.ts'
import { OthersSay } from '../together/together-context.tsx'
import { type HomeOf, useHomeOf } from '../use-home-of.ts'
import type { Removed } from '../use-removed.ts'
import { CardActions } from './card-actions.tsx'
import { cardFrame, unknownCost } from './card-frame.ts'
import { CardNotes } from './card-notes.tsx'
import { CardTags } from './card-tags.tsx'
import { CardWords } from './card-words.tsx'

interface SavedCardProps {
  saved: SavedProperty
  /** The home is fetched once the card is near the viewport. */
  isNear: boolean
  compared: Compared
  removed: Removed
  costs: HomeCosts
}

export function SavedCard({ saved, isNear, compared, removed, costs }: SavedCardProps) {
  const { record = saved } = useSavedHome(saved.propertyId)
  const known = useHomeOf(record, { isWanted: isNear })
  const name = nameOf(known.home)
  const to = paths.property.href(record.propertyId, record.searchId ?? undefined)
  const remove = useRemoveSaved(saved, () => removed.unmark(saved.id))
  const onRemove = () => {
    removed.mark(saved)
    remove()
  }
  return (
    <article aria-label={cardNameOf(known.home)} className={cardFrame}>
      <CardPicture home={known.home} isGone={record.isGone} name={name} to={to} />
      <div className="flex min-w-0 flex-col gap-3 p-5 lg:pr-6">
        <CardFacts known={known} costs={costs} name={name} to={to} />
        <BiddingLine record={record} name={name} />
        <VisitLink propertyId={record.propertyId} name={name} />
        <PurchaseLink record={record} name={name} />
        <CardTags record={record} name={name} />
        <VerdictAndStage record={record} name={name} />
        <CardActions record={record} known={known} name={name} compared={compared} onRemove={onRemove} />
      </div>
      <CardNotes record={record} name={name} />
      <OthersSay propertyId={record.propertyId} name={name} />
    </article>
  )
}

interface CardPictureProps {
  home: PropertySnapshot | undefined
  isGone: boolean
  name: string
  to: string
}

const CardPicture = ({ home, isGone, name, to }: CardPictureProps) => {
  if (home === undefined) return <Skeleton className="aspect-3/2 w-full rounded-none sm:aspect-auto" />
  const status = statusLabelOf(home.status, isGone)
  const isOver = status !== null && home.status !== 'underOffer'
  return (
    <div className="relative">
      <Link to={to} tabIndex={-1} aria-hidden className="block sm:absolute sm:inset-0">
        <PropertyPicture
          src={home.imageUrl}
          alt={name}
          className={cn('sm:aspect-auto! sm:h-full', isOver && 'opacity-70 grayscale')}
        />
      </Link>
      <div className="absolute top-3 left-3 flex max-w-full flex-wrap gap-1.5 pr-3">
        {status !== null && <Badge className="bg-surface! text-ink!">{status}</Badge>}
        {!isOver && <PropertyDates home={home} />}
      </div>
    </div>
  )
}

interface CardFactsProps {
  known: HomeOf
  costs: HomeCosts
  name: string
  to: string
}

const CardFacts = ({ known, costs, name, to }: CardFactsProps) => {
  const { home, score, searchedAt, priceThen } = known
  if (home === undefined) return known.isFailed ? <Unknown onRetry={known.retry} /> : <Coming />
  const move = priceMove(priceThen, shownPriceOf(home))
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <CardWords home={home} name={name} to={to} move={move} />
        </div>
        <div className="flex w-24 shrink-0 flex-col items-center gap-1 text-center">
          <ScoreRing score={score} />
          {score !== null && <p className="text-12 text-ink-faint">{weighedByText(searchedAt)}</p>}
        </div>
      </div>
      <CostLine home={home} costs={costs} unknown={unknownCost} />
      <PropertyFacts home={home} />
    </>
  )
}

const Coming = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">Loading a saved home…</span>
    <CardLineSkeletons />
  </div>
)

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <div className="flex flex-col items-start gap-2">
    <p className="font-semibold">This home could not be loaded</p>
    <p className="text-14 text-ink-soft">Your notes and tags are still here.</p>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
