import { paths, type Property } from '@verandah/contracts'
import { Gavel, KeyRound } from 'lucide-react'
import { WalkAwayPrice } from '@/components/saved-home/walk-away-price.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { saleText } from '@/lib/shortlist/sale-text.ts'
import { useBidding } from '@/lib/shortlist/use-bidding.ts'
import { Part } from '@/components/ui/part.tsx'

/** The buyer's walk-away price, how the sale ended, and the way to the bidding card. */
export function HowHigh({ home, searchId }: { home: Property; searchId: string | null }) {
  const bidding = useBidding({ propertyId: home.id, score: home.score, searchId })
  return (
    <Part title="How high to go">
      {bidding.saleResult !== null && <p className="text-16 font-semibold">{saleText(bidding.saleResult)}</p>}
      {bidding.walkAway === null && (
        <p className="max-w-[60ch] text-ink-soft">
          Set the price at which you walk away before the day. Only you see it. Saving it puts this home on your
          shortlist.
        </p>
      )}
      <WalkAwayPrice {...bidding} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={paths.bidding.href(home.id)} variant="secondary" Icon={Gavel}>
          Bidding card
        </ButtonLink>
        <ButtonLink to={paths.purchase.href(home.id)} variant="secondary" Icon={KeyRound}>
          From offer to keys
        </ButtonLink>
      </div>
    </Part>
  )
}
