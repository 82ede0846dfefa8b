import { type FactWish, maxWishes } from '@verandah/contracts'
import { wishableFacts, wishWords } from '@verandah/scoring-model'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'

const keyOf = ({ name, value }: Pick<FactWish, 'name' | 'value'>): string => `${name} ${value}`
const kinds = [
  { value: 'must', label: 'Must have' },
  { value: 'prefer', label: 'Prefer' },
]

interface WishPickerProps {
  wishes: readonly FactWish[]
  onChange: (wishes: readonly FactWish[]) => void
}

/** Facts that a home must have or preferably has; facts not listed are ignored. */
export function WishPicker({ wishes, onChange }: WishPickerProps) {
  const picker = useRef<HTMLDivElement>(null)
  const remove = (wish: FactWish) => {
    // With the most wishes it takes no focus before.
    flushSync(() => onChange(wishes.filter((other) => other !== wish)))
    picker.current?.querySelector('select')?.focus({ preventScroll: true })
  }
  const isChosen = ({ name }: Pick<FactWish, 'name'>) => wishes.some((wish) => wish.name === name)
  const add = (key: string) => {
    const fact = wishableFacts.find((known) => keyOf(known) === key)
    if (fact !== undefined) onChange([...wishes, { ...fact, wish: 'must' }])
  }
  const options = wishableFacts
    .filter((fact) => !isChosen(fact))
    .map((fact) => ({ value: keyOf(fact), label: wishWords(fact) }))
  return (
    <div ref={picker} className="flex flex-col gap-3">
      <Field
        label="Must-haves and wishes"
        hint="A must-have leaves out homes whose adverts don’t mention it. We tell you how many, and you can show them."
      >
        <Select
          value=""
          disabled={wishes.length >= maxWishes}
          options={[{ value: '', label: 'Add one…' }, ...options]}
          onChange={(event) => add(event.target.value)}
        />
      </Field>
      {wishes.length > 0 && (
        <ul aria-label="Chosen wishes" className="divide-y divide-line border-y border-line">
          {wishes.map((wish) => (
            <WishRow
              key={keyOf(wish)}
              wish={wish}
              onChange={(kind) => onChange(wishes.map((other) => (other === wish ? { ...wish, wish: kind } : other)))}
              onRemove={() => remove(wish)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface WishRowProps {
  wish: FactWish
  onChange: (kind: FactWish['wish']) => void
  onRemove: () => void
}

const WishRow = ({ wish, onChange, onRemove }: WishRowProps) => {
  const words = wishWords(wish)
  return (
    <li className="flex items-center gap-2 py-2">
      <span className="mr-auto min-w-0 text-16">{words}</span>
      <Select
        aria-label={`How much ${words} matters`}
        className="w-36 shrink-0"
        options={kinds}
        value={wish.wish}
        onChange={(event) => onChange(event.target.value === 'must' ? 'must' : 'prefer')}
      />
      <button
        type="button"
        aria-label={`Remove ${words}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
      >
        <X className="size-5" />
      </button>
    </li>
  )
}
