import { moneyText, offerReplies, type OfferReply, type PurchaseOffer, type WalkAway } from '@verandah/contracts'
import { TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/input.tsx'
import { dateTimeText } from '@/lib/format.ts'
import { shortDay } from '@/lib/purchase/when.ts'

interface OfferRowProps {
  offer: PurchaseOffer
  walkAway: WalkAway | null
  today: string
  timeZone: string
  onChange: (offer: PurchaseOffer) => void
  onEdit: () => void
  onDelete: () => void
}

export const replyTitles: Readonly<Record<OfferReply, string>> = {
  open: 'No answer yet',
  accepted: 'Accepted',
  declined: 'Declined',
  countered: 'Countered',
  lapsed: 'Lapsed',
}

export const replyOptions = offerReplies.map((value) => ({ value, label: replyTitles[value] }))

export function OfferRow({ offer, walkAway, today, timeZone, onChange, onEdit, onDelete }: OfferRowProps) {
  const { by, amountAud, madeOn, conditions, note, reply } = offer
  const amount = moneyText(amountAud)
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-14 text-ink-soft">
          {by === 'buyer' ? 'You offered' : 'The seller offered'}, {shortDay(madeOn, today)}
        </p>
        <p className="font-display text-25 font-semibold tracking-tight tabular-nums">{amount}</p>
        {walkAway !== null && <Against amount={amountAud} limit={walkAway.price} />}
        <Expiry offer={offer} timeZone={timeZone} />
        {conditions !== '' && <p className="text-14 wrap-anywhere whitespace-pre-line">{conditions}</p>}
        {note !== '' && <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-soft">{note}</p>}
      </div>
      <div className="flex flex-col gap-1">
        <Select
          aria-label={`Answer to the offer of ${amount}`}
          options={replyOptions}
          value={reply}
          onChange={({ target }) => onChange({ ...offer, reply: target.value as OfferReply })}
        />
        <div className="-mx-2 flex">
          <Button variant="quiet" size="sm" onClick={onEdit}>
            Edit<span className="sr-only"> the offer of {amount}</span>
          </Button>
          <Button variant="quiet" size="sm" onClick={onDelete}>
            Delete<span className="sr-only"> the offer of {amount}</span>
          </Button>
        </div>
      </div>
    </div>
  )
}

const Against = ({ amount, limit }: { amount: number; limit: number }) => {
  if (amount > limit)
    return (
      <p className="flex items-center gap-1.5 text-14 font-semibold text-danger tabular-nums">
        <TriangleAlert className="size-4 shrink-0" />
        {moneyText(amount - limit)} over your walk-away price
      </p>
    )
  return (
    <p className="text-14 text-ink-soft tabular-nums">
      {amount === limit ? 'At your walk-away price' : `${moneyText(limit - amount)} below your walk-away price`}
    </p>
  )
}

const Expiry = ({ offer: { expiresAt, reply }, timeZone }: Pick<OfferRowProps, 'offer' | 'timeZone'>) => {
  if (expiresAt === null || reply !== 'open') return null
  const text = dateTimeText(expiresAt, timeZone)
  return Date.parse(expiresAt) < Date.now() ? (
    <p className="text-14 font-semibold text-ochre">Expired {text}</p>
  ) : (
    <p className="text-14">Expires {text}</p>
  )
}
