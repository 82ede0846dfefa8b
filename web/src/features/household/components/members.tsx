import type { HouseholdMember } from '@verandah/contracts'
import { UserRound } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { longDateText } from '@/lib/format.ts'

interface MembersProps {
  members: readonly HouseholdMember[]
  ownId: string
}

export function Members({ members, ownId }: MembersProps) {
  return (
    <ul aria-label="Members" className="-my-4 divide-y divide-line">
      {members.map(({ userId, name, joinedAt }) => (
        <li key={userId} className="flex items-center gap-4 py-4">
          <UserRound aria-hidden className="size-6 shrink-0 text-ink-faint" strokeWidth={1.5} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
              {name}
              {userId === ownId && <Badge tone="action">You</Badge>}
            </p>
            <p className="text-14 text-ink-faint">Joined on {longDateText(joinedAt)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
