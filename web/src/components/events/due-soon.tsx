import { paths } from '@verandah/contracts'
import { checkWithConveyancer } from '@verandah/purchase-dates'
import { Link } from 'react-router-dom'
import { cn } from '@/components/ui/cn.ts'
import { Panel } from '@/components/ui/panel.tsx'
import type { DueDay } from './due-days.ts'

const shownDays = 14

/** What is due within two weeks or overdue, each leading to the list of its home; nothing without any. */
export function DueSoon({ due }: { due: readonly DueDay[] }) {
  const soon = due.filter(({ daysAhead }) => daysAhead <= shownDays)
  if (soon.length === 0) return null
  return (
    <Panel aria-labelledby="due-title">
      <h2 id="due-title" className="mb-3 text-20">
        To do
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {soon.map(({ key, propertyId, title, street, when }) => (
          <li key={key} className="py-2.5 first:pt-0">
            <Link
              to={paths.purchase.href(propertyId)}
              className="font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
            <p className="text-14 text-ink-soft">
              {street} · {when.day} ·{' '}
              <span className={cn(when.tone === 'overdue' && 'text-danger')}>{when.distance}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-ink-faint">{checkWithConveyancer}</p>
    </Panel>
  )
}
