import type { HouseholdMember } from '@verandah/contracts'
import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { Failure } from '@/components/ui/answered.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import type { Day } from '@/lib/days.ts'
import { choiceOf, withChoice } from '../model/asked.ts'
import { type Candidate, keyOf } from '../model/candidates.ts'
import { type PlanState, useDayPlan } from '../use-day-plan.ts'
import { Itinerary } from './itinerary.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanChanges } from './plan-changes.tsx'
import { RouteSummary } from './route-summary.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { StopCard } from './stop-card.tsx'

interface PlannedDayProps {
  date: Day
  candidates: readonly Candidate[]
  others: readonly HouseholdMember[]
}

export function PlannedDay({ date, candidates, others }: PlannedDayProps) {
  const plan = useDayPlan(date, candidates)
  const [deleted, setDeleted] = useState<Pick<PlanState, 'asked' | 'routes' | 'travel'> | null>(null)
  const { asked, routes, travel, saving } = plan
  const isKept = plan.kept !== undefined
  const undo = () => {
    if (deleted?.routes !== undefined) saving.save(deleted.asked, { ...deleted.travel, routes: [...deleted.routes] })
    setDeleted(null)
  }
  return (
    <>
      <PlanChanges changes={plan.changes} onAccept={plan.accept} />
      {deleted !== null && !isKept && (
        <div className="mb-5">
          <UndoStrip action="deleting the plan" onUndo={undo}>
            Plan deleted. Visits already in your calendar stay there.
          </UndoStrip>
        </div>
      )}
      <PlanActions
        date={date}
        isKept={isKept}
        saving={saving}
        onSave={plan.accept}
        onDelete={() => {
          setDeleted({ asked, routes, travel })
          saving.remove()
        }}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div data-sheet className="flex flex-col gap-5">
          <Routes plan={plan} candidates={candidates} others={others} />
        </div>
        <div className="flex flex-col gap-5 max-lg:contents">
          <SettingsPanel asked={asked} travel={travel} others={others} onChange={plan.change} />
          <LeftOutList
            leftOut={plan.leftOut}
            candidates={candidates}
            zone={asked.timeZone}
            onPutIn={(candidate, decision) => plan.change(withChoice(asked, candidate, { decision }))}
          />
        </div>
      </div>
    </>
  )
}

const Routes = ({ plan, candidates, others }: { plan: PlanState } & Pick<PlannedDayProps, 'candidates' | 'others'>) => {
  const { asked, routes, travel, planError, isExact } = plan
  const byKey = new Map(candidates.map((candidate) => [candidate.key, candidate]))
  if (planError !== null) return <Failure title="The day could not be planned" error={planError} onRetry={plan.retry} />
  if (routes === undefined)
    return (
      <div role="status" aria-label="Planning the day" className="flex flex-col gap-3">
        <Skeletons count={3} className="h-28" />
      </div>
    )
  const companion = others.find(({ userId }) => userId === asked.companion)?.name ?? 'Your housemate'
  return routes.map((route, index) => {
    const title = routes.length === 1 ? 'Your day' : index === 0 ? 'Your part' : `${companion}’s part`
    const titleId = `route-${index}`
    return (
      <Panel key={titleId} aria-labelledby={titleId} aria-busy={plan.isPlanning}>
        <h2 id={titleId} tabIndex={-1} className="text-20 outline-none">
          {title}
        </h2>
        {route.stops.length === 0 ? (
          <Notice title="No home fits into this day" Icon={MapIcon} className="py-6">
            Change the hours, or add one of the homes that aren’t planned.
          </Notice>
        ) : (
          <>
            <RouteSummary route={route} asked={asked} travel={travel} isExact={isExact} />
            <Itinerary route={route} asked={asked} travel={travel}>
              {(stop) => (
                <StopCard
                  stop={stop}
                  candidate={byKey.get(keyOf(stop))}
                  zone={asked.timeZone}
                  controls={{
                    choice: choiceOf(asked, stop),
                    usualStay: asked.stayMinutes,
                    onChange: (change) => plan.change(withChoice(asked, stop, change)),
                  }}
                />
              )}
            </Itinerary>
          </>
        )}
      </Panel>
    )
  })
}
