import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { type BuyerForm, mostBuyers, withBuyer } from '../money-form.ts'
import type { MoneyProblems } from '../money-problems.ts'
import { BuyerFields } from './buyer-fields.tsx'

interface BuyersFieldProps {
  buyers: readonly BuyerForm[]
  problems: MoneyProblems
  onChange: (buyers: readonly BuyerForm[]) => void
}

/** The people on the title; adding one moves the focus to it, removing one to the button that adds. */
export function BuyersField({ buyers, problems, onChange }: BuyersFieldProps) {
  const add = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<number | null>(null)
  return (
    <fieldset>
      <legend className="text-20 font-semibold tracking-tight">Who is on the title</legend>
      <p className="mt-1 text-14 text-ink-soft">
        Duty, grants and schemes depend on each of them. They ask the same of a spouse who does not buy.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {buyers.map((buyer, index) => (
          <BuyerFields
            key={buyer.key}
            buyer={buyer}
            place={index}
            isFresh={buyer.key === added}
            problems={problems}
            onChange={(changed) =>
              onChange(buyers.map((other) => (other.key === buyer.key ? { ...other, ...changed } : other)))
            }
            onRemove={() => {
              onChange(buyers.filter(({ key }) => key !== buyer.key))
              add.current?.focus()
            }}
          />
        ))}
      </ul>
      <Button
        ref={add}
        Icon={Plus}
        variant="secondary"
        size="sm"
        className="mt-3"
        aria-disabled={buyers.length >= mostBuyers || undefined}
        onClick={() => {
          if (buyers.length >= mostBuyers) return
          const more = withBuyer(buyers)
          setAdded(more.at(-1)?.key ?? null)
          onChange(more)
        }}
      >
        {addLabel(buyers.length)}
      </Button>
    </fieldset>
  )
}

const addLabel = (count: number): string => {
  if (count === 0) return 'Add a buyer'
  return count < mostBuyers ? 'Add another buyer' : 'Four buyers at most'
}
