import { type CheckRating, checkRatings, visitTextMaxLength } from '@verandah/contracts'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
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

/** One thing to look at: how it is, with one tap, and a short note. */
export const CheckRow = ({ item: { id, label, hint }, check, write }: CheckRowProps) => {
  const hintId = useId()
  const rating = check?.rating ?? null
  const note = check?.note ?? ''
  const save = (change: { rating?: CheckRating | null; note?: string }) =>
    write({ kind: 'check', id, rating, note, ...change })
  return (
    <fieldset aria-describedby={hintId} className="flex flex-col gap-2">
      <legend className="text-16 font-semibold">{label}</legend>
      <p id={hintId} className="-mt-2 max-w-[60ch] text-14 text-ink-soft">
        {hint}
      </p>
      <Ratings name={hintId} rating={rating} onRate={(next) => save({ rating: next })} />
      <CheckNote label={label} note={note} onSave={(text) => save({ note: text })} />
    </fieldset>
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
  <div className="grid grid-cols-[1fr_1fr_1fr_1.6fr] gap-1.5 sm:max-w-md">
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

const CheckNote = ({ label, note, onSave }: { label: string; note: string; onSave: (note: string) => void }) => {
  const [isOpen, setOpen] = useState(false)
  const { text, write, leave } = useDraftText(note, onSave)
  if (!isOpen && note === '')
    return (
      <Button variant="quiet" size="sm" Icon={Plus} className="-ml-3 self-start px-3!" onClick={() => setOpen(true)}>
        Note<span className="sr-only"> on {label}</span>
      </Button>
    )
  return (
    <Input
      autoFocus={isOpen && note === ''}
      aria-label={`Note on ${label}`}
      placeholder="What did you see?"
      autoComplete="off"
      maxLength={visitTextMaxLength}
      className="sm:max-w-md"
      value={text}
      onChange={({ target }) => write(target.value)}
      onBlur={() => {
        leave()
        setOpen(false)
      }}
    />
  )
}
