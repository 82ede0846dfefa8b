import { useQuery } from '@tanstack/react-query'
import { type HousemateDayPlan, paths } from '@verandah/contracts'
import { CalendarDays } from 'lucide-react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useNow } from '@/components/events/use-now.ts'
import { Answered } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { type Day, dayOfYearText, dayText, isDay, todayAt } from '@/lib/days.ts'
import { dayPlansQuery, useHousematesDayPlans } from '@/lib/endpoints/day-plans.ts'
import { plural } from '@/lib/format.ts'
import { PlannedDay } from './components/planned-day.tsx'
import { busiestDay } from './model/busiest-day.ts'
import { useCandidates } from './use-candidates.ts'
import { Panel } from '@/components/ui/panel.tsx'
import { type Candidate, keyOf } from './model/candidates.ts'
import { Itinerary } from './components/itinerary.tsx'
import { AddToCalendar } from './components/plan-actions.tsx'
import { StopCard } from './components/stop-card.tsx'

/** The plan of a day of open homes; without a day in the URL, of the next one with the most. */
export function DayPlanPage() {
  const { date = '' } = useParams()
  return isDay(date) ? <DayPlanOf key={date} date={date} /> : <NextDay />
}

const NextDay = () => {
  const today = todayAt(Date.now())
  const { days, query } = useCandidates(today)
  return (
    <Page title="Plan a day">
      <PageHeading className="mb-6">Plan a day</PageHeading>
      <Answered query={query} what="your saved homes" skeleton={<Skeletons count={3} className="h-28" />}>
        {() => <Navigate to={paths.dayPlan.href(busiestDay(days ?? []) ?? today)} replace />}
      </Answered>
    </Page>
  )
}

const DayPlanOf = ({ date }: { date: Day }) => {
  const { ownId, members, candidates = [], days = [], query } = useCandidates(date)
  const plans = useQuery(dayPlansQuery)
  const given = useHousematesDayPlans().filter((plan) => plan.date === date)
  const others = members.filter(({ userId }) => userId !== ownId)
  const hasPlan = plans.data?.some((plan) => plan.date === date) === true
  return (
    <Page title={`Plan for ${dayText(date)}`}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <PageHeading>{dayText(date)}</PageHeading>
        <DayChoice date={date} days={days} />
      </div>
      <Answered query={query} what="your saved homes" skeleton={<Skeletons count={3} className="h-28" />}>
        {() => (
          <Answered query={plans} what="your plan" skeleton={<Skeletons count={3} className="h-28" />}>
            {() => (
              <>
                <GivenParts date={date} plans={given} candidates={candidates} />
                {candidates.length === 0 && !hasPlan ? (
                  <NothingOpen date={date} isAlone={given.length === 0} />
                ) : (
                  <PlannedDay date={date} candidates={candidates} others={others} />
                )}
              </>
            )}
          </Answered>
        )}
      </Answered>
    </Page>
  )
}

const NothingOpen = ({ date, isAlone }: { date: Day; isAlone: boolean }) => {
  const isOver = date < todayAt(useNow())
  if (!isAlone) return null
  return isOver ? (
    <Notice
      title="This day is over"
      Icon={CalendarDays}
      action={<ButtonLink to={paths.dayPlan.href()}>Plan the next day</ButtonLink>}
    >
      You can plan the next day on which homes of your shortlist are open.
    </Notice>
  ) : (
    <Notice
      title="None of your saved homes is open on this day"
      Icon={CalendarDays}
      action={
        <ButtonLink variant="secondary" to={paths.shortlist}>
          Open your shortlist
        </ButtonLink>
      }
    >
      Save homes you’d like to see, then plan their open homes and auctions here.
    </Notice>
  )
}

interface DayChoiceProps {
  date: Day
  days: readonly { day: Day; homes: number }[]
}

const DayChoice = ({ date, days }: DayChoiceProps) => {
  const navigate = useNavigate()
  const known = days.some(({ day }) => day === date) ? days : [...days, { day: date, homes: 0 }]
  return (
    <Field label="Day" className="w-full sm:w-80">
      <Select
        value={date}
        options={known
          .toSorted((a, b) => (a.day < b.day ? -1 : 1))
          .map(({ day, homes }) => ({ value: day, label: `${dayOfYearText(day)}, ${plural(homes, 'home')}` }))}
        onChange={({ target }) => void navigate(paths.dayPlan.href(target.value))}
      />
    </Field>
  )
}

interface GivenPartsProps {
  date: Day
  plans: readonly HousemateDayPlan[]
  candidates: readonly Candidate[]
}

/** The caller's part in the plans of housemates, who change them. */
function GivenParts({ date, plans, candidates }: GivenPartsProps) {
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
