import { priceText, type SharedAdvert, type SharedHome } from '@verandah/contracts'
import { streetOf } from '@/components/property/street-of.ts'
import { Page } from '@/components/ui/page.tsx'
import { Part } from '@/components/ui/part.tsx'
import { smallPrint } from '../labels/small-print.ts'
import { detailsGrid } from '../layout.ts'
import { AdvertLink } from './advert-link.tsx'
import { AdvertParticulars } from './advert-particulars.tsx'
import { FactText, noFacts } from './fact-text.tsx'
import { DescriptionSection, FeaturesSection } from './features-section.tsx'
import { Gallery } from './gallery.tsx'
import { FirstFacts, HomeTitle } from './home-header.tsx'
import { InspectionTimes } from './inspection-times.tsx'
import { SharedInvitation } from './shared-invitation.tsx'
import { StatusNote } from './status-note.tsx'

export function SharedHomeDetails({ home }: { home: SharedHome }) {
  return (
    <Page title={`${priceText('details', home)}, ${streetOf(home)}`} className="max-sm:pt-4">
      <p className="mb-3 text-14 text-ink-soft sm:mb-4">This home was shared with you from Verandah.</p>
      <Gallery home={home} />
      <div className={detailsGrid}>
        <div className="flex flex-col gap-6">
          <StatusNote status={home.status} />
          <HomeTitle home={home} />
          <FirstFacts home={home} adverts={home.adverts} />
        </div>
        <aside aria-label="See how it scores" className="min-w-0">
          <SharedInvitation id={home.id} />
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          <InspectionTimes home={home} />
          <DescriptionSection home={home} />
          <FeaturesSection home={home} />
          <SharedFacts home={home} />
          <SharedAdverts adverts={home.adverts} />
        </div>
      </div>
    </Page>
  )
}

const SharedFacts = ({ home: { facts, timeZone } }: { home: SharedHome }) => (
  <Part title="Facts and where they come from">
    {facts.length === 0 ? (
      <p className="text-ink-soft">{noFacts}</p>
    ) : (
      <ul className="divide-y divide-line border-y border-line">
        {facts.map((fact) => (
          <li key={fact.name} className="flex items-start gap-3 py-3">
            <FactText fact={fact} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    )}
  </Part>
)

const SharedAdverts = ({ adverts }: { adverts: readonly SharedAdvert[] }) => {
  if (adverts.length === 0) return null
  return (
    <Part title="Where it is listed">
      <ul className="divide-y divide-line border-y border-line">
        {adverts.map((advert) => (
          <li key={advert.listingId} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{advert.name}</p>
              <p className="text-14 text-ink-faint empty:hidden">{smallPrint(advert)}</p>
              {advert.particulars !== null && <AdvertParticulars particulars={advert.particulars} />}
            </div>
            <AdvertLink advert={advert} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
