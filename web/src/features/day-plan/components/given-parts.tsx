import type { HousemateDayPlan } from '@verandah/contracts'
import { Panel } from '@/components/ui/panel.tsx'
import type { Day } from '@/lib/days.ts'
import type { Candidate } from '../model/candidates.ts'
import { Itinerary } from './itinerary.tsx'
import { AddToCalendar } from './plan-actions.tsx'
import { StopCard } from './stop-card.tsx'
import { keyOf } from '../model/candidates.ts'

interface GivenPartsProps {
  date: Day
  plans: readonly HousemateDayPlan[]
  candidates: readonly Candidate[]
}

/** The caller's part in the plans of housemates, who change them. */
export function GivenParts({ date, plans, candidates }: GivenPartsProps) {
  const byKey = new Map(candidates.map((candidate) => [candidate.key, candidate]))
  return plans.map((plan) => {
    const [, part] = plan.routes
    if (part === undefined) return null
    const titleId = `part-of-${plan.member.userId}`
    return (
      <Panel key={plan.member.userId} aria-labelledby={titleId} className="mb-5">
        <h2 id={titleId} className="mb-1 text-20">
          Your part of {plan.member.name}’s plan
        </h2>
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <AddToCalendar date={date} member={plan.member.userId} isSaved />
        </div>
        <Itinerary route={part} asked={plan} travel={plan}>
          {(stop) => <StopCard stop={stop} candidate={byKey.get(keyOf(stop))} zone={plan.timeZone} />}
        </Itinerary>
      </Panel>
    )
  })
}
