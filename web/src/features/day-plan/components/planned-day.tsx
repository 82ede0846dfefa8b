import type { DayRoute, HouseholdMember, TravelSource } from '@verandah/contracts'
import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { Failure } from '@/components/ui/answered.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import type { Day } from '@/lib/days.ts'
import { type Asked, choiceOf, withChoice } from '../model/asked.ts'
import { type Candidate, keyOf } from '../model/candidates.ts'
import { type PlanState, useDayPlan } from '../use-day-plan.ts'
import { Itinerary } from './itinerary.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { PlanActions } from './plan-actions.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { StopCard } from './stop-card.tsx'
import { openingChangeText } from '@/components/events/opening-change-text.ts'
import { PlanWarning } from '@/components/events/plan-warning.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { PlanChange } from '../model/plan-changes.ts'
import { zoneNote } from '@/components/events/zone-note.ts'
import { plural } from '@/lib/format.ts'
import { sourceText, travelText } from '../words.ts'

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

function PlanChanges({ changes, onAccept }: { changes: readonly PlanChange[]; onAccept: () => void }) {
  if (changes.length === 0) return null
  const said = [...new Set(changes.map(textOf))]
  return (
    <PlanWarning>
      <ul className="min-w-60 flex-1 text-14">
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button size="sm" onClick={onAccept}>
        Plan again
      </Button>
    </PlanWarning>
  )
}

const textOf = (change: PlanChange): string =>
  change.kind === 'opening'
    ? openingChangeText(change.stop, change.change)
    : 'Your homes, their times or the travel between them have changed since this plan was made. There is a better one now.'

interface RouteSummaryProps {
  route: DayRoute
  asked: Pick<Asked, 'mode' | 'timeZone'>
  travel: TravelSource
  isExact: boolean
}

/** How much is seen with how much travel, and what the planner is after. */
function RouteSummary({ route, asked: { mode, timeZone }, travel, isExact }: RouteSummaryProps) {
  const zone = zoneNote(route.leavesAt, timeZone)
  return (
    <p className="mb-4 text-14 text-ink-soft">
      <span className="font-semibold text-ink">{plural(route.stops.length, 'stop')}</span>
      {route.travelMinutes > 0 && `, ${travelText(route.travelMinutes, mode)} in all${sourceText(travel)}`}.{' '}
      {isExact
        ? 'No other plan for this day scores higher in total, and none that scores as high involves less travel.'
        : 'With this many homes, this is a good plan, but there may be a better one.'}
      {zone !== null && ` Times are ${zone} unless stated otherwise.`}
    </p>
  )
}
