import type { Housemate } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { longDateText } from '@/lib/format.ts'

interface TheirWordsProps {
  member: Housemate
  /** After the name: "is looking for …". */
  children: ReactNode
  changedAt: string
  /** What the button uses, for screen readers: "the brief". */
  what: string
  onUse: () => void
}

/** What a housemate has said in a form, to use it in one's own. */
export function TheirWords({ member: { name }, children, changedAt, what, onUse }: TheirWordsProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-5 py-3 text-14">
      <div className="min-w-52 flex-1">
        <p className="wrap-anywhere tabular-nums">
          <span className="font-semibold">{name}</span> {children}
        </p>
        <p className="text-ink-faint">Changed on {longDateText(changedAt)}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={onUse}>
        Use it
        <span className="sr-only">
          {' '}
          ({what} of {name})
        </span>
      </Button>
    </li>
  )
}
