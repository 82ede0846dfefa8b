import { paths } from '@verandah/contracts'
import { CalendarSync, Plus, Route } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ChangedPlans } from '@/components/events/changed-plans.tsx'
import { DueSoon } from '@/components/events/due-soon.tsx'
import { useDueDays } from '@/components/events/use-due-days.ts'
import { UpcomingList } from '@/components/events/upcoming-list.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { type HouseholdEvent, useHouseholdEvents } from '@/lib/household/household-events.ts'
import { Agenda, DayEvents } from './components/agenda.tsx'
import { DeletedStrip, useDeleting } from './components/deleted-strip.tsx'
import { AddEvent, EditEvent } from './components/edit-event.tsx'
import type { EventCardProps } from './components/event-card.tsx'
import { FeedDialog } from './components/feed-dialog.tsx'
import { KindFilter, useKinds } from './components/kind-filter.tsx'
import { noteInEntry, notedInEntry } from '@/lib/storage/entry-state.ts'
import { type Day, eventsByDay, groupByDay, isDay, todayAt } from '@/lib/days.ts'
import { MonthPanel } from './month/month-panel.tsx'

type Open = 'add' | 'feed' | HouseholdEvent | null

export function CalendarPage() {
  const isAgenda = useSearchParams()[0].get('view') === 'all'
  const [day, setDay] = useChosenDay()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { events, hasFailed, retry } = useHouseholdEvents()
  const deleting = useDeleting()
  return (
    <Page title="Calendar">
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <PageHeading className="mr-auto">Calendar</PageHeading>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            Icon={Route}
            variant="secondary"
            to={paths.dayPlan.href(day > todayAt(Date.now()) ? day : undefined)}
          >
            Plan a day
          </ButtonLink>
          <Button Icon={Plus} onClick={() => setOpen('add')}>
            Add Event
          </Button>
        </div>
      </div>
      <ChangedPlans />
      {hasFailed && <HousematesMissing onRetry={retry} />}
      <CalendarViews
        isAgenda={isAgenda}
        day={day}
        onChoose={setDay}
        onConnect={() => setOpen('feed')}
        events={events}
        onEdit={setOpen}
        onDelete={deleting.remove}
      />
      {open === 'add' && <AddEvent day={day} onClose={close} />}
      {open === 'feed' && <FeedDialog onClose={close} />}
      {open !== null && typeof open === 'object' && <EditEvent event={open} onClose={close} />}
      <DeletedStrip {...deleting} />
    </Page>
  )
}

/** The selected day: from the URL, or today, until another is chosen, which a reload and Back keep. */
const useChosenDay = (): [Day, (day: Day) => void] => {
  const { key } = useLocation()
  const asked = useSearchParams()[0].get('day') ?? ''
  const [opened] = useState(Date.now)
  const arrived = [String(notedInEntry('day')), asked].find(isDay) ?? todayAt(opened)
  const [chosen, setChosen] = useState({ key, day: arrived })
  const choose = (day: Day) => {
    noteInEntry({ day })
    setChosen({ key, day })
  }
  return [chosen.key === key ? chosen.day : arrived, choose]
}

type CalendarViewsProps = Pick<EventCardProps, 'onEdit' | 'onDelete'> & {
  isAgenda: boolean
  day: Day
  onChoose: (day: Day) => void
  onConnect: () => void
  /** Undefined while loading and after a failure; the panel of upcoming events shows which. */
  events: readonly HouseholdEvent[] | undefined
}

const CalendarViews = ({ isAgenda, day, events, ...on }: CalendarViewsProps) => {
  const { onChoose, onConnect, onEdit, onDelete } = on
  const due = useDueDays()
  const { events: shown, due: dueShown, ...filter } = useKinds(events ?? [], due)
  const isNarrowed = filter.chosen.length > 0
  const dueByDay = groupByDay(dueShown, (one) => one.day)
  if (isAgenda && events !== undefined)
    return (
      <>
        <KindFilter {...filter} />
        <Agenda {...{ shown, events, isNarrowed, onEdit, onDelete }} due={dueByDay} />
      </>
    )
  const byDay = eventsByDay(shown)
  return (
    <>
      <KindFilter {...filter} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <MonthPanel day={day} onChoose={onChoose} events={byDay} due={dueByDay} />
        <div className="flex flex-col gap-5">
          <DayEvents
            day={day}
            events={events}
            isNarrowed={isNarrowed}
            ofDay={byDay.get(day) ?? []}
            due={dueByDay.get(day) ?? []}
            onEdit={onEdit}
            onDelete={onDelete}
          />
          <UpcomingPanel onConnect={onConnect} />
          <DueSoon due={due} />
        </div>
      </div>
    </>
  )
}

const HousematesMissing = ({ onRetry }: { onRetry: () => void }) => (
  <p role="status" className="mb-4 text-14 text-ink-soft">
    The events of your household could not be loaded.{' '}
    <Button variant="link" size="text" onClick={onRetry}>
      Try again
    </Button>
  </p>
)

const UpcomingPanel = ({ onConnect }: { onConnect: () => void }) => (
  <Panel aria-labelledby="upcoming-title">
    <h2 id="upcoming-title" className="mb-3 text-20">
      Upcoming Events
    </h2>
    <UpcomingList />
    <div className="mt-4 flex flex-col gap-2">
      <ButtonLink variant="secondary" to={paths.calendar.href({ view: 'all' })}>
        View All Events
      </ButtonLink>
      <Button Icon={CalendarSync} variant="quiet" onClick={onConnect}>
        Connect Google Calendar
      </Button>
    </div>
  </Panel>
)
