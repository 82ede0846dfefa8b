import { paths, priceText, type SharedAdvert, type SharedHome } from '@verandah/contracts'
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
import { StatusNote } from './status-note.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'

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

/** Leads a visitor to an account or to a log-in and back to the home, and a signed-in user to the home. */
function SharedInvitation({ id }: { id: string }) {
  const { data: user, isPending } = useCurrentUser()
  const home = paths.property.href(id)
  return (
    <Panel aria-labelledby="invitation-title" className="flex flex-col gap-4 lg:sticky lg:top-24">
      <div>
        <h2 id="invitation-title" className="text-20">
          How well does it suit you?
        </h2>
        <p className="mt-1 text-ink-soft">
          Tell Verandah what matters to you. It scores this home from 0 to 100 and shows why.
        </p>
      </div>
      {isPending && <Skeleton className="h-11 rounded-full" />}
      {!isPending && (user === null || user === undefined) && <ForVisitor home={home} />}
      {user !== null && user !== undefined && <ButtonLink to={home}>Open in Verandah</ButtonLink>}
    </Panel>
  )
}

const ForVisitor = ({ home }: { home: string }) => (
  <div className="flex flex-col gap-2">
    <ButtonLink to={paths.auth.href({ tab: 'register', redirectTo: home })}>See how it scores for you</ButtonLink>
    <ButtonLink to={paths.auth.href({ redirectTo: home })} variant="quiet">
      I have an account
    </ButtonLink>
    <p className="text-center text-14 text-ink-faint">Seven days free. No card needed.</p>
  </div>
)
