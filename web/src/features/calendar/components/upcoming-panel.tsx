import { UpcomingList } from '@/components/events/upcoming-list.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { paths } from '@/lib/paths.ts'

export const UpcomingPanel = () => (
  <Panel aria-labelledby="upcoming-title">
    <h2 id="upcoming-title" className="mb-3 text-20">
      Upcoming Events
    </h2>
    <UpcomingList />
    <ButtonLink variant="secondary" size="sm" to={paths.calendarAt({ view: 'all' })} className="mt-4 w-full">
      View All Events
    </ButtonLink>
  </Panel>
)
