import { CalendarSync } from 'lucide-react'
import { UpcomingList } from '@/components/events/upcoming-list.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { paths } from '@/lib/paths.ts'

export const UpcomingPanel = ({ onConnect }: { onConnect: () => void }) => (
  <Panel aria-labelledby="upcoming-title">
    <h2 id="upcoming-title" className="mb-3 text-20">
      Upcoming Events
    </h2>
    <UpcomingList />
    <div className="mt-4 flex flex-col gap-2">
      <ButtonLink variant="secondary" to={paths.calendarAt({ view: 'all' })}>
        View All Events
      </ButtonLink>
      <Button variant="quiet" onClick={onConnect}>
        <CalendarSync aria-hidden className="size-4.5" />
        Connect Google Calendar
      </Button>
    </div>
  </Panel>
)
