import { useQuery } from '@tanstack/react-query'
import {
  getSimilarPrices,
  isOwnHome,
  type ListingStatus,
  priceText,
  type Property,
  type PropertyAdvert,
  showsPrice,
} from '@verandah/contracts'
import { useState } from 'react'
import type { HomeSlot } from '@/components/events/home-times.tsx'
import { advertsQuery } from '@/components/property/adverts.ts'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { ScheduleVisit } from '@/components/schedule-visit/schedule-visit.tsx'
import { Page } from '@/components/ui/page.tsx'
import { useMedia } from '@/components/ui/use-media.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { countText } from '@/lib/format.ts'
import { HowHigh } from '../bidding/how-high.tsx'
import { CostSection } from '../cost/cost-section.tsx'
import { PriceSection } from '../evidence/price-section.tsx'
import { detailsGrid } from '../layout.ts'
import { HomePlaces } from '../places/home-places.tsx'
import { usePlacesOfScore } from '../places/use-places-of-score.ts'
import { AdvertSections } from './advert-sections.tsx'
import { AgentQuestions } from './agent-questions.tsx'
import { FactsSection } from './facts-section.tsx'
import { DescriptionSection, FeaturesSection } from './features-section.tsx'
import { Gallery } from './gallery.tsx'
import { FirstFacts, HomeTitle } from './home-header.tsx'
import { HomePlace } from './home-place.tsx'
import { InspectionTimes } from './inspection-times.tsx'
import { NotesAndTags } from './notes-and-tags.tsx'
import { type DeletedHome, OwnHomeBar } from './own-home-bar.tsx'
import { ProjectHomes } from './project-homes.tsx'
import { ScorePanel } from './score-panel.tsx'
import { StatusNote } from './status-note.tsx'
import { TopBar } from './top-bar.tsx'
import { VisitBar } from './visit-bar.tsx'

interface HomeDetailsProps {
  home: Property
  searchId: string | null
  onDeleted: (deleted: DeletedHome) => void
}

/**
 * The page of a home, in the order in which a buyer decides: the home and its times, where it is, what it costs. The
 * home is offered as today; its score is that of the search that saw it.
 */
export function HomeDetails({ home: seen, searchId, onDeleted }: HomeDetailsProps) {
  const home = { ...seen, ...seen.current }
  const adverts = useQuery(advertsQuery(home.id))
  const places = usePlacesOfScore(home, searchId)
  const [visit, setVisit] = useState<{ slot?: HomeSlot } | null>(null)
  const isWide = useMedia('(width >= 64rem)')
  const isPhone = useMedia('(width < 40rem)')
  const title = (
    <HomeTitle home={home} similar={<SimilarPrices home={home} />}>
      {isPhone && <ScoreRing score={home.score} shown={home.displayScore} />}
    </HomeTitle>
  )
  const visitBar = <VisitBar home={home} onSchedule={() => setVisit({})} />
  return (
    <Page title={`${priceText('details', home)}, ${streetOf(home)}`} className="max-sm:pt-2">
      <TopBar home={home} searchId={searchId} />
      {isOwnHome(home.id) && <OwnHomeBar home={home} onDeleted={onDeleted} />}
      {isPhone && <div className="mb-4">{title}</div>}
      <Gallery home={home} />
      <div className={detailsGrid}>
        <div className="flex flex-col gap-6">
          <StatusNote status={statusNow(home.status, adverts.data)} />
          {!isPhone && title}
          <FirstFacts home={home} adverts={adverts.data} />
        </div>
        <aside aria-label="Score and visit" className="min-w-0">
          <div className="flex flex-col gap-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)]">
            <div className="[scrollbar-width:thin] lg:min-h-0 lg:overflow-y-auto">
              <ScorePanel home={seen} />
            </div>
            {isWide && visitBar}
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          <InspectionTimes home={home} onSchedule={(slot) => setVisit({ slot })} />
          <DescriptionSection home={home} />
          <FeaturesSection home={home} />
          <HomePlaces home={home} places={places} />
          <HomePlace home={home} searchId={searchId} places={places} />
          <CostSection home={home} />
          <PriceSection home={home} adverts={adverts.data} />
          <HowHigh home={home} searchId={searchId} />
          <FactsSection home={home} />
          <AgentQuestions home={home} adverts={adverts.data} />
          <NotesAndTags home={home} searchId={searchId} />
          <ProjectHomes home={home} adverts={adverts.data ?? []} />
          {!isOwnHome(home.id) && <AdvertSections home={home} adverts={adverts} />}
        </div>
      </div>
      {!isWide && visitBar}
      <ScheduleVisit property={home} slot={visit?.slot} isOpen={visit !== null} onClose={() => setVisit(null)} />
    </Page>
  )
}

const order: readonly ListingStatus[] = ['active', 'underOffer', 'sold', 'gone']

/**
 * Returns a home's current status: active while any advert is. Falls back to the status last seen until the
 * adverts load.
 */
const statusNow = (seen: ListingStatus, adverts: readonly Pick<PropertyAdvert, 'status'>[] = []): ListingStatus =>
  order.find((status) => adverts.some((advert) => advert.status === status)) ?? seen

/** What similar homes ask, for a home that shows no price; nothing where too few show theirs. */
const SimilarPrices = ({ home }: { home: Property }) => {
  const isAsked = !showsPrice(home) && !isOwnHome(home.id)
  const { data } = useQuery(routeQuery(getSimilarPrices, { params: { id: home.id } }, { enabled: isAsked }))
  if (!isAsked || !data?.similar) return null
  const { from, to, homes } = data.similar
  const range = from === to ? `about $${countText(from)}` : `$${countText(from)} to $${countText(to)}`
  return (
    <p className="mt-1 text-14 text-ink-soft tabular-nums">
      Similar homes here ask {range} (middle half of {homes})
    </p>
  )
}
