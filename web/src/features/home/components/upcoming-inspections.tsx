import { UpcomingList } from '@/components/events/upcoming-list.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { paths } from '@/lib/paths.ts'

/** What comes next in the caller's calendar. */
export const UpcomingInspections = () => (
  <Panel aria-labelledby="inspections-title">
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
      <h2 id="inspections-title" className="text-20">
        Upcoming inspections
      </h2>
      <ButtonLink variant="link" size="text" to={paths.calendar}>
        Open calendar
      </ButtonLink>
    </div>
    <UpcomingList />
  </Panel>
)
