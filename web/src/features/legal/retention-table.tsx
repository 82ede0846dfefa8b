import { useQuery } from '@tanstack/react-query'
import { retentionRoutes, type ServiceName } from '@verandah/contracts'
import { Answered } from '@/components/ui/answered.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { serviceLabels } from '@/lib/service-labels.ts'

const services = Object.keys(serviceLabels) as ServiceName[]

/** What each service stores and for how long, as reported by the services from their running settings. */
export function RetentionTable() {
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
