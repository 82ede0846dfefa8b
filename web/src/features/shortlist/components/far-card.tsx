import { paths, type SavedProperty } from '@verandah/contracts'
import { CostLine } from '@/components/property/cost-line.tsx'
import { BiddingLine } from '@/components/saved-home/bidding-line.tsx'
import { PurchaseLink } from '@/components/saved-home/purchase-link.tsx'
import { VerdictRoom } from '@/components/saved-home/verdict-and-stage.tsx'
import { VisitLink } from '@/components/saved-home/visit-link.tsx'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { useIsInHousehold } from '@/lib/household/household.ts'
import { cardNameOf, nameOf } from '../home-labels.ts'
import { OthersSay } from '../together/together-context.tsx'
import { cardFrame, unknownCost } from './card-frame.ts'
import { CardWords } from './card-words.tsx'

interface FarCardProps {
  saved: SavedProperty
  costs: HomeCosts
  onFocus: () => void
}

/**
 * A lightweight card for homes far from the viewport: its text, for find-in-page, in the size of the full card,
 * without controls.
 */
export function FarCard({ saved, costs, onFocus }: FarCardProps) {
  const { propertyId, searchId, home, tags, notes } = saved
  const name = nameOf(home)
  return (
    <article aria-label={cardNameOf(home)} className={cardFrame} onFocus={onFocus}>
      <div className="aspect-3/2 bg-sunken sm:aspect-auto" />
      <div className="flex min-w-0 flex-col gap-3 p-5 lg:pr-6">
        <div className="min-h-23 pr-27">
          {home !== null && (
            <CardWords home={home} name={name} to={paths.property.href(propertyId, searchId ?? undefined)} />
          )}
        </div>
        <CostLine home={home ?? undefined} costs={costs} unknown={unknownCost} />
        <div className="h-5" />
        <BiddingLine record={saved} name={name} />
        <VisitLink propertyId={propertyId} name={name} />
        <PurchaseLink record={saved} name={name} />
        <FarTags tags={tags} />
        <VerdictRoom {...saved} />
        <div className="h-10" />
      </div>
      <div className="min-w-0 border-t border-line p-5 sm:col-span-2 lg:col-span-1 lg:border-t-0 lg:border-l">
        <p className="mt-11 min-h-20 border border-transparent px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere">
          {notes}
        </p>
        {useIsInHousehold() && <div className="h-13" />}
      </div>
      <OthersSay propertyId={propertyId} name={name} />
    </article>
  )
}

/** Text in place of chips, with room for the chip that adds another. */
const FarTags = ({ tags }: { tags: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2 text-14 font-semibold text-ink-soft">
    {tags.map((tag) => (
      <li
        key={tag}
        className="max-w-full min-h-9 py-2 pr-9 pl-3.5 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:pr-11"
      >
        {tag}
      </li>
    ))}
    <li className="h-9 w-20 pointer-coarse:h-11" />
  </ul>
)
