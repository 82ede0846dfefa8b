import { paths, type Property } from '@verandah/contracts'
import { Gavel } from 'lucide-react'
import { WalkAwayPrice } from '@/components/saved-home/walk-away-price.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { saleText } from '@/lib/shortlist/sale-text.ts'
import { useBidding } from '@/lib/shortlist/use-bidding.ts'
import { Section } from '../components/section.tsx'

/** The buyer's walk-away price, how the sale ended, and the way to the bidding card. */
export const HowHigh = ({ home, searchId }: { home: Property; searchId: string | null }) => {
  const bidding = useBidding({ propertyId: home.id, score: home.score, searchId })
  return (
    <Section title="How high to go">
      {bidding.saleResult !== null && <p className="text-16 font-semibold">{saleText(bidding.saleResult)}</p>}
      {bidding.walkAway === null && (
        <p className="max-w-[60ch] text-ink-soft">
          Set the price at which you walk away before the day. Only you see it. Saving it puts this home on your
          shortlist.
        </p>
      )}
      <WalkAwayPrice {...bidding} />
      <ButtonLink to={paths.bidding.href(home.id)} variant="secondary" Icon={Gavel} className="self-start print:hidden">
        Bidding card
      </ButtonLink>
    </Section>
  )
}
