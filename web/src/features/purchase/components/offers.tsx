import { maxOffers, moneyText, paths, type PurchaseOffer, type WalkAway } from '@verandah/contracts'
import { TextLink } from '@/components/ui/text.tsx'
import type { PutChange } from '../use-purchase.ts'
import { dropOffer, putOffer } from '@/lib/purchase/details.ts'
import { EntryList } from './entry-list.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferRow } from './offer-row.tsx'

interface OffersProps {
  propertyId: string
  offers: readonly PurchaseOffer[]
  walkAway: WalkAway | null
  /** YYYY-MM-DD where the home is. */
  today: string
  timeZone: string
  onChange: PutChange
}

export function Offers({ propertyId, offers, walkAway, today, timeZone, onChange }: OffersProps) {
  return (
    <div className="flex flex-col gap-4">
      <WalkAwayLine propertyId={propertyId} walkAway={walkAway} />
      <EntryList
        entries={offers}
        keptAs={`offers ${propertyId}`}
        words={{ one: 'an offer', many: 'offers' }}
        most={maxOffers}
        row={(offer, on) => (
          <OfferRow
            {...{ offer, walkAway, today, timeZone }}
            {...on}
            onChange={(next) => onChange(putOffer(next, today))}
          />
        )}
        form={(offer, given) => <OfferForm {...{ offer, today, timeZone }} {...given} />}
        deleted={({ amountAud }) => ({
          action: 'deleting the offer',
          text: `The offer of ${moneyText(amountAud)} was deleted.`,
        })}
        onPut={(offer, keptAs) => onChange(putOffer(offer, today), keptAs)}
        onDrop={(id, keptAs) => onChange(dropOffer(id), keptAs)}
      />
    </div>
  )
}

const WalkAwayLine = ({ propertyId, walkAway }: Pick<OffersProps, 'propertyId' | 'walkAway'>) =>
  walkAway === null ? (
    <p className="text-14 text-ink-soft">
      No walk-away price yet. <TextLink to={paths.bidding.href(propertyId)}>Set one</TextLink> before you offer.
    </p>
  ) : (
    <p className="text-16 tabular-nums">
      You walk away at <strong className="font-semibold">{moneyText(walkAway.price)}</strong>.
    </p>
  )
