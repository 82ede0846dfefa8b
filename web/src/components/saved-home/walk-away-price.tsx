import { moneyText, type WalkAway } from '@verandah/contracts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { useIsInHousehold } from '@/lib/household/household.ts'
import type { Bidding } from '@/lib/shortlist/use-bidding.ts'
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { OnlyForMe } from './only-for-me.tsx'
import { type WalkAwayDraft, WalkAwayForm } from './walk-away-form.tsx'

type WalkAwayPriceProps = Pick<Bidding, 'propertyId' | 'walkAway' | 'setWalkAway'>

export function WalkAwayPrice({ propertyId, walkAway, setWalkAway }: WalkAwayPriceProps) {
  const { edited, setEdited, discard } = useUnsaved<WalkAwayDraft>(`walk-away price ${propertyId}`, draftOf(null))
  const [isEditing, setEditing] = useState(edited !== null)
  const [cleared, setCleared] = useState<WalkAway | null>(null)
  const [sent, setSent] = useState<WalkAway | null>(null)
  const [hasActed, setActed] = useState(false)
  const put = (next: WalkAway | null) => {
    edit(false)
    setCleared(next === null ? walkAway : null)
    setSent(next)
    // A refused price is still in the form.
    setWalkAway(next, () => setEditing(next !== null))
  }
  const edit = (isOpen: boolean) => {
    setActed(true)
    setEditing(isOpen)
    setSent(null)
    discard()
  }
  if (walkAway !== null && !isEditing) {
    return (
      <SetPrice
        walkAway={walkAway}
        isFocused={hasActed}
        onChange={() => edit(true)}
        onClear={() => put(null)}
        onKeepPrivate={(isPrivate) => setWalkAway({ ...walkAway, isPrivate })}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {cleared !== null && (
        <UndoStrip action="clearing the walk-away price" onUndo={() => put(cleared)}>
          The walk-away price was cleared.
        </UndoStrip>
      )}
      <WalkAwayForm
        draft={edited ?? draftOf(sent ?? walkAway)}
        isPrivate={walkAway?.isPrivate ?? true}
        onDraft={setEdited}
        isFocused={hasActed && cleared === null}
        onSave={put}
        {...(walkAway !== null && { onCancel: () => edit(false) })}
      />
    </div>
  )
}

const draftOf = (walkAway: WalkAway | null): WalkAwayDraft => ({
  price: String(walkAway?.price ?? ''),
  reason: walkAway?.reason ?? '',
})

interface SetPriceProps {
  walkAway: WalkAway
  isFocused: boolean
  onChange: () => void
  onClear: () => void
  onKeepPrivate: (isPrivate: boolean) => void
}

const SetPrice = ({ walkAway, isFocused, onChange, onClear, onKeepPrivate }: SetPriceProps) => {
  const { price, reason, isPrivate } = walkAway
  const isSeen = useIsInHousehold() !== false && !isPrivate
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) change.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4">
      <div className="min-w-0">
        <p className="font-display text-25 font-semibold tracking-tight tabular-nums">Stop at {moneyText(price)}</p>
        {reason !== '' && <p className="max-w-[60ch] text-ink-soft wrap-anywhere">“{reason}”</p>}
        <p className="text-14 text-ink-faint">{isSeen ? 'Your household sees this.' : 'Only you see this.'}</p>
        <OnlyForMe what="walk-away price" isOn={isPrivate} onChange={onKeepPrivate} />
      </div>
      <div className="-mx-4 flex">
        <Button ref={change} variant="quiet" onClick={onChange}>
          Change<span className="sr-only"> the walk-away price</span>
        </Button>
        <Button variant="quiet" onClick={onClear}>
          Clear<span className="sr-only"> the walk-away price</span>
        </Button>
      </div>
    </div>
  )
}
