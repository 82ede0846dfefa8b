import { paths, retentionRoutes, type ServiceName } from '@verandah/contracts'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { OutsideLink, Points, TextLink, TextSection } from '@/components/ui/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Answered } from '@/components/ui/answered.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { serviceLabels } from '@/lib/service-labels.ts'

export function PrivacyPage() {
  return (
    <Page
      title="Privacy"
      description="What Verandah keeps about you, where, for how long, who else sees it, and how to get a copy or have it deleted."
      width="narrow"
    >
      <PageHeading>Privacy</PageHeading>
      <p className="mt-2 mb-7 max-w-[60ch] text-20 text-ink-soft">
        We keep what we need to find and rank homes for you. We sell none of it, and there is no advertising or tracking
        on this site.
      </p>
      <TextSection id="kept" title="What we keep, and for how long">
        <p>
          The periods below come from the servers that you are using now, so they are the ones that apply to you. When a
          period ends, the record is erased from our database.
        </p>
        <RetentionTable />
      </TextSection>
      <TextSection id="where" title="Where it is kept">
        <p>
          In the database of this site. Passwords are kept only as a one-way hash. Card numbers are not kept: Stripe,
          our payment provider, takes the card.
        </p>
        <p>Your own device keeps some of it too, and clears it when you log out:</p>
        <Points
          items={[
            'Your criteria, and which homes you are comparing.',
            'A copy of your shortlist, calendar and last results, so that they open without a connection.',
            'Whether you prefer the light or the dark theme. This one stays.',
            'What you write or photograph on a visit, until it is sent. This stays too, so that you can send it when you log in again.',
          ]}
        />
      </TextSection>
      <WhoElse />
      <TextSection id="rights" title="A copy, a correction, a deletion">
        <p>
          In <TextLink to={paths.account}>Account Settings</TextLink> you can correct your name and email address,
          download a copy of everything we hold about you, and delete your account. A deletion starts at once, in every
          part of Verandah, and you get a receipt that lists what was deleted. Backups keep what they hold until they
          are replaced.
        </p>
        <p>
          Is something we hold wrong, or do you have a complaint? <TextLink to={paths.contact}>Write to us</TextLink>.
          If our answer does not satisfy you, you can complain to the{' '}
          <OutsideLink href="https://www.oaic.gov.au/privacy/privacy-complaints">
            Office of the Australian Information Commissioner
          </OutsideLink>
          .
        </p>
      </TextSection>
    </Page>
  )
}

const WhoElse = () => (
  <TextSection id="others" title="Who else sees something">
    <Points
      items={[
        'Listing providers receive the suburbs and filters of a search. We don’t tell them who is asking.',
        'Photos in real adverts may come from the servers of a portal or an agency. Those servers see your network address, as with any picture on the web.',
        'Streets on a map may come from another server, which then sees your network address and the area you look at. Unless this site’s operator has chosen one, we ask you first.',
        'Stripe, our payment provider, receives your name, your email address and the payment when you buy a plan.',
        'The mail server that delivers our emails handles their text and your address.',
        'People whom you look for a home with, once you join a household: your saved homes, verdicts, tags, notes, calendar, recent searches, criteria and scoring weights with your places. Your money only if you share it, and never what you mark “Only for me”. It ends when one of you leaves.',
        'An agent learns of you only if you write to or call them yourself.',
      ]}
    />
  </TextSection>
)

const services = Object.keys(serviceLabels) as ServiceName[]

/** What each service stores and for how long, as reported by the services from their running settings. */
function RetentionTable() {
  return (
    <div className="flex flex-col gap-6">
      {services.map((service) => (
        <ServiceRetention key={service} service={service} />
      ))}
    </div>
  )
}

const ServiceRetention = ({ service }: { service: ServiceName }) => {
  const title = serviceLabels[service]
  const query = useQuery(routeQuery(retentionRoutes[service], {}))
  return (
    <section aria-labelledby={`kept-${service}`}>
      <h3 id={`kept-${service}`} className="text-16">
        {title}
      </h3>
      <Answered query={query} what={`what we keep: ${title}`} skeleton={<Skeleton className="mt-2 h-28" />}>
        {(records) => (
          <dl className="mt-2 divide-y divide-line border-y border-line text-14">
            {records.map(({ what, kept }) => (
              <div key={what} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-2">
                <dt className="text-ink">{what}</dt>
                <dd className="text-ink-soft">{kept}</dd>
              </div>
            ))}
          </dl>
        )}
      </Answered>
    </section>
  )
}
