import { Users } from 'lucide-react'
import { listText } from '@/lib/format.ts'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'

/** Who of the household goes, where the caller does not go alone. */
export function WhoGoes({ event: { member, companions = [] } }: { event: HouseholdEvent }) {
  if (member === undefined && companions.length === 0) return null
  const others = [...(member ? [member.name] : []), ...companions]
  return (
    <span className="mt-1 flex items-center gap-1.5 text-14 text-ink-soft">
      <Users className="size-3.5 shrink-0" />
      {member === undefined ? `With ${listText(others)}` : `${listText(others)} ${others.length === 1 ? 'goes' : 'go'}`}
    </span>
  )
}
