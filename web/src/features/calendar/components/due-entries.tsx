import { paths } from '@verandah/contracts'
import { ListTodo } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { DueDay } from '@/components/events/due-days.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { cn } from '@/components/ui/cn.ts'

/** What must be done by a day, each leading to the list of its home; nothing without any. */
export function DueEntries({ due }: { due: readonly DueDay[] }) {
  if (due.length === 0) return null
  return (
    <ul className="mb-6 flex flex-col gap-4 last:mb-0">
      {due.map((entry) => (
        <li key={entry.key}>
          <DueEntry due={entry} />
        </li>
      ))}
    </ul>
  )
}

const DueEntry = ({ due: { propertyId, title, street, time, when } }: { due: DueDay }) => (
  <article aria-label={`To do, ${title}, ${street}`} className="border-l-3 border-dashed border-ink-faint pl-4">
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <h4 className="min-w-40 flex-1 text-16 font-semibold [overflow-wrap:anywhere]">
        <Link
          to={paths.purchase.href(propertyId)}
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {title}
        </Link>
      </h4>
      <Badge tone="outline">
        <ListTodo />
        To do
      </Badge>
    </div>
    <p className="text-14 text-ink-soft">
      {street}
      {time !== null && ` · ${time}`} ·{' '}
      <span className={cn(when.tone === 'overdue' && 'text-danger')}>{when.distance}</span>
    </p>
  </article>
)
