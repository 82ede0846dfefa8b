import type { PropertySnapshot } from '@verandah/contracts'
import { ChevronDown } from 'lucide-react'
import { Part } from '@/components/ui/part.tsx'
import { useMedia } from '@/components/ui/use-media.ts'
import type { VisitState } from '../use-visit.ts'
import { CheckRow } from './check-row.tsx'
import { type CheckGroup, checkGroups } from './items.ts'
import { forType } from './kinds.ts'

interface ChecklistProps {
  type: PropertySnapshot['propertyType']
  visit: VisitState
}

/** What is worth a look at this kind of home, in groups that open; all of them are open where there is room. */
export function Checklist({ type, visit }: ChecklistProps) {
  const isWide = useMedia('(width >= 64rem)')
  const groups = checkGroups
    .map(({ title, items }) => ({ title, items: forType(items, type) }))
    .filter(({ items }) => items.length > 0)
  const all = groups.flatMap(({ items }) => items)
  const rated = all.filter(({ id }) => visit.checks.get(id)?.rating)
  return (
    <Part
      title="What to look at"
      aside={
        <p className="text-14 text-ink-faint tabular-nums">
          {rated.length} of {all.length}
        </p>
      }
    >
      <div className="divide-y divide-line border-y border-line">
        {groups.map((group, index) => (
          <Group key={group.title} {...{ group, visit }} isOpen={isWide || index === 0} />
        ))}
      </div>
    </Part>
  )
}

interface GroupProps {
  group: CheckGroup
  visit: VisitState
  isOpen: boolean
}

const Group = ({ group: { title, items }, visit, isOpen }: GroupProps) => {
  const rated = items.filter(({ id }) => visit.checks.get(id)?.rating).length
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <h3 className="text-16 font-semibold">{title}</h3>
        <span className="ml-auto text-14 text-ink-faint tabular-nums">
          {rated} of {items.length}
        </span>
        <ChevronDown className="size-5 text-ink-faint transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <ul className="flex flex-col gap-6 pt-1 pb-6 sm:gap-5">
        {items.map((item) => (
          <li key={item.id}>
            <CheckRow item={item} check={visit.checks.get(item.id)} write={visit.write} />
          </li>
        ))}
      </ul>
    </details>
  )
}
