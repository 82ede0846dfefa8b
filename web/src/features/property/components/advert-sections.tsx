import type { UseQueryResult } from '@tanstack/react-query'
import type { Property, PropertyAdvert } from '@verandah/contracts'
import { useNow } from '@/components/events/use-now.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { differencesOf } from '../labels/differences.ts'
import { type Moment, marketTimeOf, momentsOf } from '../labels/moments.ts'
import { checkedText } from '../labels/checked-text.ts'
import { advertisedPrice } from '../labels/price-labels.ts'
import { smallPrint } from '../labels/small-print.ts'
import { AdvertLink } from './advert-link.tsx'
import { AdvertParticulars } from './advert-particulars.tsx'
import { ReportHomes } from './report-homes.tsx'
import { Part } from '@/components/ui/part.tsx'
import { dateText } from '@/lib/format.ts'

interface AdvertSectionsProps {
  home: Property
  adverts: UseQueryResult<PropertyAdvert[]>
}

export function AdvertSections({ home, adverts: { data, error, refetch } }: AdvertSectionsProps) {
  if (data === undefined) {
    return (
      <Part title="Where it is listed">
        {error === null ? <Skeleton className="h-24" /> : <Failed onRetry={() => void refetch()} />}
      </Part>
    )
  }
  return (
    <>
      <Part title="Where it is listed">
        <SourceList adverts={data} />
        <ReportHomes home={home} adverts={data} />
      </Part>
      <Part title="Price and status">
        <PriceHistory adverts={data} timeZone={home.timeZone} />
      </Part>
      <Differences adverts={data} />
    </>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="text-ink-soft">We couldn’t load this home’s adverts.</p>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

/** Facts that the adverts disagree on, with the source of each value; the page otherwise shows the first advert's. */
const Differences = ({ adverts }: { adverts: readonly PropertyAdvert[] }) => {
  const differences = differencesOf(adverts)
  if (differences.length === 0) return null
  return (
    <Part title="Where the adverts differ">
      <dl className="divide-y divide-line border-y border-line">
        {differences.map(({ fact, values }) => (
          <div key={fact} className="grid gap-x-4 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-14 text-ink-faint sm:pt-0.5">{fact}</dt>
            {values.map((value) => (
              <dd key={value} className="wrap-anywhere tabular-nums sm:col-start-2">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Part>
  )
}

const badges = { active: null, underOffer: 'Under offer', sold: 'Sold', gone: 'Gone' } as const

const SourceList = ({ adverts }: { adverts: readonly PropertyAdvert[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {adverts.map((advert) => (
      <li key={advert.listingId} className="flex items-center justify-between gap-4 py-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{advert.name}</span>
            {badges[advert.status] !== null && <Badge tone="ochre">{badges[advert.status]}</Badge>}
          </p>
          <p className="text-ink-soft tabular-nums">{advertisedPrice(advert)}</p>
          <p className="text-14 text-ink-faint empty:hidden">{smallPrint(advert)}</p>
          <p className="text-14 text-ink-faint empty:hidden">{checkedText(advert, new Date())}</p>
          {advert.particulars !== null && <AdvertParticulars particulars={advert.particulars} />}
        </div>
        <AdvertLink advert={advert} />
      </li>
    ))}
  </ul>
)

const dots: Readonly<Record<Moment['tone'], string>> = {
  plain: 'bg-control',
  good: 'bg-eucalypt',
  over: 'bg-ochre',
}

const PriceHistory = ({ adverts, timeZone }: { adverts: readonly PropertyAdvert[]; timeZone: string }) => {
  const clock = { timeZone, now: new Date(useNow()).toISOString() }
  const moments = momentsOf(adverts, clock)
  const marketTime = marketTimeOf(adverts, clock)
  const isShared = adverts.length > 1
  return (
    <>
      {marketTime !== null && <p className="text-ink-soft">{marketTime}</p>}
      <ol className="flex flex-col">
        {moments.map(({ at, words, tone, sources }) => (
          <li
            key={`${at} ${words}`}
            className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] pb-5 last:pb-0 before:absolute before:top-3 before:bottom-0 before:left-1.25 before:w-px before:bg-line last:before:hidden"
          >
            <span aria-hidden className={cn('relative mt-1.75 size-2.75 rounded-full ring-4 ring-paper', dots[tone])} />
            <p className="tabular-nums">
              <span className="font-semibold">{words}</span>
              <span className="block text-14 text-ink-faint">
                <time dateTime={at}>{dateText(at, timeZone)}</time>
                {isShared && ` · ${sources.join(' and ')}`}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
