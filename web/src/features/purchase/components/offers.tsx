import { maxOffers, moneyText, paths, type PurchaseOffer, type WalkAway } from '@verandah/contracts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { TextLink } from '@/components/ui/text.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { type Change, dropOffer, putOffer } from '@/lib/purchase/details.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferRow } from './offer-row.tsx'

interface OffersProps {
  propertyId: string
  offers: readonly PurchaseOffer[]
  walkAway: WalkAway | null
  /** YYYY-MM-DD where the home is. */
  today: string
  timeZone: string
  onChange: (change: Change) => void
}

/** Every offer, by whom, and how it compares with the price at which the buyer walks away. */
export const Offers = ({ propertyId, offers, walkAway, today, timeZone, onChange }: OffersProps) => {
  const [editing, setEditing] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<PurchaseOffer | null>(null)
  const save = (offer: PurchaseOffer) => {
    setEditing(null)
    setDeleted(null)
    onChange(putOffer(offer, today))
  }
  const form = (offer: PurchaseOffer | null) => (
    <OfferForm {...{ offer, today, timeZone }} onSave={save} onCancel={() => setEditing(null)} />
  )
  return (
    <div className="flex flex-col gap-4">
      <WalkAwayLine propertyId={propertyId} walkAway={walkAway} />
      {offers.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {offers.map((offer) => (
            <li key={offer.id} className="py-4">
              {editing === offer.id ? (
                form(offer)
              ) : (
                <OfferRow
                  {...{ offer, walkAway, today, timeZone }}
                  onChange={(next) => onChange(putOffer(next, today))}
                  onEdit={() => setEditing(offer.id)}
                  onDelete={() => {
                    setDeleted(offer)
                    onChange(dropOffer(offer.id))
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {deleted !== null && (
        <UndoStrip action="deleting the offer" onUndo={() => save(deleted)}>
          The offer of {moneyText(deleted.amountAud)} was deleted.
        </UndoStrip>
      )}
      {editing === newOffer ? (
        form(null)
      ) : (
        <Button
          variant="secondary"
          Icon={Plus}
          className="self-start"
          disabled={offers.length >= maxOffers}
          onClick={() => setEditing(newOffer)}
        >
          Add an offer
        </Button>
      )}
      {offers.length >= maxOffers && (
        <p className="text-14 text-ink-soft">This list holds {maxOffers} offers. Delete one to add another.</p>
      )}
    </div>
  )
}

const newOffer = 'new'

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
