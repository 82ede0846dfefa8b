import { type CheckRating, checkRatings, visitTextMaxLength } from '@verandah/contracts'
import { MessageSquarePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Input } from '@/components/ui/input.tsx'
import { useDraftText } from '@/components/ui/use-draft-text.ts'
import type { VisitState } from '../use-visit.ts'
import type { CheckItem } from './items.ts'
import { ratingTitles } from './rating-titles.ts'

interface CheckRowProps {
  item: CheckItem
  check: ReturnType<VisitState['checks']['get']>
  write: VisitState['write']
}

export function CheckRow({ item: { id: itemId, label, hint }, check, write }: CheckRowProps) {
  const id = useId()
  const [isNoting, setNoting] = useState(false)
  const rating = check?.rating ?? null
  const note = check?.note ?? ''
  const save = (change: { rating?: CheckRating | null; note?: string }, read?: string | null) =>
    write({ kind: 'check', id: itemId, rating, note, ...change }, read)
  const hasNote = isNoting || note !== ''
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}hint`}
      className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div>
        <p id={`${id}label`} className="text-16 font-semibold">
          {label}
        </p>
        <p id={`${id}hint`} className="max-w-[60ch] text-14 text-ink-soft">
          {hint}
        </p>
      </div>
      <div className="flex items-start gap-1">
        <Ratings name={id} rating={rating} onRate={(next) => save({ rating: next })} />
        <IconButton
          Icon={MessageSquarePlus}
          label={`Note on ${label}`}
          className={cn('-mr-2.5', hasNote && 'invisible')}
          onClick={() => setNoting(true)}
        />
      </div>
      {hasNote && (
        <CheckNote
          label={label}
          note={note}
          version={check?.changedAt ?? null}
          isNew={isNoting}
          onSave={(text, read) => save({ note: text }, read)}
          onLeave={() => setNoting(false)}
        />
      )}
    </div>
  )
}

const tones: Readonly<Record<CheckRating, string>> = {
  good: 'has-checked:border-eucalypt has-checked:bg-eucalypt-soft has-checked:text-eucalypt-strong',
  fair: 'has-checked:border-ochre has-checked:bg-ochre-soft has-checked:text-ochre',
  poor: 'has-checked:border-danger has-checked:bg-danger-soft has-checked:text-danger',
  'not-applicable': 'has-checked:border-control has-checked:bg-sunken has-checked:text-ink',
}

interface RatingsProps {
  name: string
  rating: CheckRating | null
  onRate: (rating: CheckRating | null) => void
}

/** A press on the chosen one takes it back. */
const Ratings = ({ name, rating, onRate }: RatingsProps) => (
  <div className="grid flex-1 grid-cols-[1fr_1fr_1fr_1.7fr] gap-1.5">
    {checkRatings.map((value) => (
      <label
        key={value}
        className={cn(
          'relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-line bg-surface px-1 text-center text-14 font-medium text-ink-soft transition-colors select-none hover:border-control has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-eucalypt',
          tones[value],
        )}
      >
        <input
          type="radio"
          name={name}
          checked={rating === value}
          onChange={() => onRate(value)}
          onClick={() => rating === value && onRate(null)}
          className="absolute inset-0 cursor-pointer appearance-none outline-none"
        />
        {ratingTitles[value]}
      </label>
    ))}
  </div>
)

interface CheckNoteProps {
  label: string
  note: string
  /** When it was changed last; null before it was. */
  version: string | null
  /** Has just been asked for. */
  isNew: boolean
  onSave: (note: string, read: string | null) => void
  onLeave: () => void
}

const CheckNote = ({ label, note, version, isNew, onSave, onLeave }: CheckNoteProps) => {
  const { text, write, leave } = useDraftText(note, version, onSave)
  return (
    <Input
      autoFocus={isNew}
      aria-label={`Note on ${label}`}
      placeholder="What did you see?"
      autoComplete="off"
      maxLength={visitTextMaxLength}
      className="sm:col-span-2"
      value={text}
      onChange={({ target }) => write(target.value)}
      onBlur={() => {
        leave()
        onLeave()
      }}
    />
  )
}
