import { useQuery } from '@tanstack/react-query'
import type { CalendarEvent } from '@verandah/contracts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { calendarEventsQuery } from '@/lib/endpoints/calendar-events.ts'
import { AddEvent } from './components/add-event.tsx'
import { CalendarViews } from './components/calendar-views.tsx'
import { DeletedStrip } from './components/deleted-strip.tsx'
import { EditEvent } from './components/edit-event.tsx'
import { FeedDialog } from './components/feed-dialog.tsx'
import { useChosenDay } from './use-chosen-day.ts'
import { useDeleting } from './use-deleting.ts'

type Open = 'add' | 'feed' | CalendarEvent | null

export const CalendarPage = () => {
  const isAgenda = useSearchParams()[0].get('view') === 'all'
  const [day, setDay] = useChosenDay()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { data: events } = useQuery(calendarEventsQuery)
  const deleting = useDeleting()
  return (
    <Page title="Calendar">
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <PageHeading className="mr-auto">Calendar</PageHeading>
        <Button onClick={() => setOpen('add')}>
          <Plus aria-hidden className="size-4.5" />
          Add Event
        </Button>
      </div>
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
