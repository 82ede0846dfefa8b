import type { DonePurchaseItem } from '@verandah/contracts'
import { checkWithConveyancer, type DueItem, type FactName } from '@verandah/purchase-dates'
import { type ReactNode, useId } from 'react'
import { DueRow } from './due-row.tsx'

interface DueListProps {
  items: readonly DueItem[]
  done: readonly DonePurchaseItem[]
  /** YYYY-MM-DD where the home is. */
  today: string
  onTick: (id: string, isDone: boolean) => void
  /** Leads to the field of a missing day. */
  onAsk: (needs: FactName) => void
}

/** What must be done by when: what has a day, what waits for one, and what this purchase has none of. */
export function DueList({ items, ...rest }: DueListProps) {
  const dated = items.filter(({ by }) => by !== null)
  const waiting = items.filter(({ by, applies }) => by === null && applies)
  const others = items.filter(({ applies }) => !applies)
  return (
    <div className="flex flex-col gap-8">
      {dated.length > 0 && <Group title="By date" items={dated} {...rest} />}
      {waiting.length > 0 && (
        <Group title={dated.length > 0 ? 'Still without a day' : 'What comes'} items={waiting} {...rest} />
      )}
      {others.length > 0 && <Group title="Not in this purchase" items={others} {...rest} />}
      <p className="text-14 text-ink-soft">{checkWithConveyancer}</p>
    </div>
  )
}

interface GroupProps extends DueListProps {
  title: ReactNode
}

const Group = ({ title, items, done, ...rest }: GroupProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-14 font-semibold text-ink-faint">
        {title}
      </h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <DueRow key={item.id} item={item} doneOn={done.find(({ id: of }) => of === item.id)?.on ?? null} {...rest} />
        ))}
      </ul>
    </section>
  )
}
