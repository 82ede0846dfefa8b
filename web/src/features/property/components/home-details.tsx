import { useQuery } from '@tanstack/react-query'
import { priceText, type Property } from '@verandah/contracts'
import { useState } from 'react'
import type { HomeSlot } from '@/components/events/home-slots.ts'
import { streetOf } from '@/components/property/street-of.ts'
import { ScheduleVisit } from '@/components/schedule-visit/schedule-visit.tsx'
import { Page } from '@/components/ui/page.tsx'
import { advertsQuery } from '../api/adverts.ts'
import { detailsGrid } from '../layout.ts'
import { useIsWide } from '../use-is-wide.ts'
import { statusNow } from '../words/status-words.ts'
import { AdvertSections } from './advert-sections.tsx'
import { DescriptionSection } from './description-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { Gallery } from './gallery.tsx'
import { HomeHeader } from './home-header.tsx'
import { InspectionTimes } from './inspection-times.tsx'
import { OwnWords } from './own-words.tsx'
import { ScorePanel } from './score-panel.tsx'
import { StatusNote } from './status-note.tsx'
import { TopBar } from './top-bar.tsx'
import { VisitBar } from './visit-bar.tsx'

/** Everything there is to know of a home, in the order in which a buyer decides. */
export const HomeDetails = ({ home, searchId }: { home: Property; searchId: string | null }) => {
  const adverts = useQuery(advertsQuery(home.id))
  const [visit, setVisit] = useState<{ slot?: HomeSlot } | null>(null)
  const isWide = useIsWide()
  const visitBar = <VisitBar home={home} onSchedule={() => setVisit({})} />
  return (
    <Page title={`${priceText('details', home)}, ${streetOf(home)}`} className="max-sm:pt-2">
      <TopBar home={home} searchId={searchId} />
      <Gallery home={home} />
      <div className={detailsGrid}>
        <div className="flex flex-col gap-6">
          <StatusNote status={statusNow(home.status, adverts.data)} />
          <HomeHeader home={home} />
        </div>
        <aside aria-label="Score and visit" className="min-w-0">
          <div className="flex flex-col gap-4 lg:sticky lg:top-24">
            <ScorePanel home={home} />
            {isWide && visitBar}
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          <InspectionTimes home={home} onSchedule={(slot) => setVisit({ slot })} />
          <DescriptionSection home={home} />
          <FeaturesSection home={home} />
          <OwnWords home={home} searchId={searchId} />
          <AdvertSections home={home} adverts={adverts} />
        </div>
      </div>
      {!isWide && visitBar}
      <ScheduleVisit property={home} slot={visit?.slot} isOpen={visit !== null} onClose={() => setVisit(null)} />
    </Page>
  )
}
