import { moneyText, paths, type SavedProperty } from '@verandah/contracts'
import { Gavel } from 'lucide-react'
import { saleText } from '@/lib/shortlist/sale-text.ts'
import { HomeLink } from './home-link.tsx'

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
    <HomeLink to={paths.bidding.href(propertyId)} Icon={Gavel} tone="text-ochre" name={name}>
      {walkAway !== null && `Stop at ${moneyText(walkAway.price)} · `}Bidding card
    </HomeLink>
  )
}
