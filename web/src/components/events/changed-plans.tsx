import { useQuery } from '@tanstack/react-query'
import { type DayPlan, paths } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { dayText } from '@/lib/days.ts'
import { dayPlansQuery } from '@/lib/endpoints/day-plans.ts'
import { openingChangeText } from './opening-change-text.ts'
import { PlanWarning } from './plan-warning.tsx'

export function ChangedPlans() {
  const { data: plans = [] } = useQuery(dayPlansQuery)
  return plans.map((plan) => {
    const said = changesOf(plan)
    if (said.length === 0) return null
    return (
      <PlanWarning key={plan.date}>
        <div className="min-w-60 flex-1 text-14">
          <p className="font-semibold">Your plan for {dayText(plan.date)} needs a look</p>
          {said.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <ButtonLink size="sm" to={paths.dayPlan.href(plan.date)}>
          Open the plan
        </ButtonLink>
      </PlanWarning>
    )
  })
}

const changesOf = ({ routes }: DayPlan): string[] => {
  const said = routes.flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.change === null ? [] : [openingChangeText(stop, stop.change)])),
  )
  return [...new Set(said)]
}
