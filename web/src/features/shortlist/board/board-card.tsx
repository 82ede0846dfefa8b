import { moneyText, paths, priceText, type PropertySnapshot, type SavedProperty } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { useNow } from '@/components/events/use-now.ts'
import { nextDateText } from '@/components/property/property-dates.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { PurchaseLink } from '@/components/saved-home/purchase-link.tsx'
import { StageSelect } from '@/components/saved-home/stage-select.tsx'
import { verdictTitles, verdictTones } from '@/components/saved-home/verdict-titles.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { cn } from '@/components/ui/cn.ts'
import { cardNameOf, nameOf, statusLabelOf } from '../home-labels.ts'
import { useHomeOf } from '../use-home-of.ts'

interface BoardCardProps {
  saved: SavedProperty
  /** The home is fetched once the card is near the viewport. */
  isNear: boolean
  /** A card far from the viewport has its text alone, in the same room. */
  isDrawn: boolean
  onMove: (stage: SavedProperty['stage']) => void
}

const CardPicture = ({ home, status }: { home: PropertySnapshot | undefined; status: string | null }) => {
  const isOver = status !== null && home?.status !== 'underOffer'
  return (
    <PropertyPicture
      src={home?.imageUrl ?? null}
      alt=""
      className={cn('aspect-auto! h-full', isOver && 'opacity-70 grayscale')}
    />
  )
}

/** A home in few lines: what it is, what the buyer thinks of it, and its stage. */
export function BoardCard({ saved, isNear, isDrawn, onMove }: BoardCardProps) {
  const { home, score } = useHomeOf(saved, { isWanted: isNear })
  const name = nameOf(home)
  const status = home === undefined ? null : statusLabelOf(home.status, saved.isGone)
  return (
    <article aria-label={cardNameOf(home)} className="flex flex-col gap-2 p-3">
      <div className="flex gap-3">
        <div aria-hidden className="size-16 shrink-0 overflow-hidden rounded-sm bg-sunken">
          {isDrawn && <CardPicture home={home} status={status} />}
        </div>
        <div className="h-16 min-w-0 flex-1">
          <h3 className="line-clamp-2 text-14 font-semibold tracking-normal wrap-anywhere">
            <Link
              to={paths.property.href(saved.propertyId, saved.searchId ?? undefined)}
              className="underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
            >
              {name}
            </Link>
          </h3>
          <p className="truncate text-14 text-ink-soft">{home?.suburb}</p>
        </div>
      </div>
      <p className="min-h-5 text-14 font-semibold tabular-nums wrap-anywhere">{home && priceText('card', home)}</p>
      <div className="flex min-h-12 items-center gap-3">
        <Marks saved={saved} home={home} status={status} />
        {isDrawn && <ScoreRing score={score} size="sm" />}
      </div>
      <PurchaseLink record={saved} name={name} />
      {isDrawn ? <StageSelect stage={saved.stage} name={name} onChoose={onMove} /> : <div className="h-11.5" />}
    </article>
  )
}

interface MarksProps {
  saved: SavedProperty
  home: PropertySnapshot | undefined
  status: string | null
}

/** The verdict, and the one thing to know: why it ended, that it left the market, what is next, or where to stop. */
const Marks = ({ saved: { verdict, stageReason, walkAway }, home, status }: MarksProps) => {
  const now = useNow()
  const stop = walkAway === null ? null : `Stop at ${moneyText(walkAway.price)}`
  const next = status ?? (home && nextDateText(home, now)) ?? stop
  // A copy that an earlier build kept has no reason.
  const note = stageReason ? `“${stageReason}”` : next
  return (
    <div className="min-w-0 flex-1 text-12 text-ink-soft tabular-nums">
      {verdict !== null && <Badge tone={verdictTones[verdict]}>{verdictTitles[verdict]}</Badge>}
      {note !== null && <p className="mt-0.5 line-clamp-2 wrap-anywhere">{note}</p>}
    </div>
  )
}
