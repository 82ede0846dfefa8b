import { moneyText, paths, type SavedProperty } from '@verandah/contracts'
import { Gavel } from 'lucide-react'
import { Link } from 'react-router-dom'
import { saleText } from '@/lib/shortlist/sale-text.ts'

/** The walk-away price and the result of a saved home; nothing where there is neither. */
export function BiddingLine({ record, name }: { record: SavedProperty; name: string }) {
  const { walkAway, saleResult, propertyId } = record
  if (walkAway === null && saleResult === null) return null
  return (
    <div className="flex flex-col gap-1">
      {saleResult !== null && <p className="text-14 font-semibold tabular-nums">{saleText(saleResult)}</p>}
      {walkAway !== null && <BiddingLink propertyId={propertyId} name={name} walkAway={walkAway} />}
    </div>
  )
}

interface BiddingLinkProps {
  propertyId: string
  name: string
  walkAway: SavedProperty['walkAway']
}

/** "Stop at $812,000 · Bidding card". */
export function BiddingLink({ propertyId, name, walkAway }: BiddingLinkProps) {
  return (
    <p className="text-14 text-ink-soft tabular-nums">
      <Link
        to={paths.bidding.href(propertyId)}
        className="inline-flex min-h-6 items-center gap-1.5 underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
      >
        <Gavel aria-hidden className="size-4 shrink-0 text-ochre" />
        {walkAway !== null && `Stop at ${moneyText(walkAway.price)} · `}Bidding card
        <span className="sr-only"> for {name}</span>
      </Link>
    </p>
  )
}
