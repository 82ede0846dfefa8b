import { type Property, showsPrice } from '@verandah/contracts'
import { lazy, Suspense, useRef } from 'react'
import { MoneyAndTables } from '@/components/property/money-and-tables.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { useIsNear } from '@/components/ui/near.ts'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { yourMoneyHref } from '@/lib/endpoints/buyers-money.ts'
import { Part } from '@/components/ui/part.tsx'

const WhatItCosts = lazy(async () => ({ default: (await import('./what-it-costs.tsx')).WhatItCosts }))

/** What a home costs this buyer. Loads the tables near the viewport, and computes nothing from a hidden price. */
export function CostSection({ home }: { home: Property }) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  return (
    <Part title="What it costs you">
      <div ref={frame}>
        {showsPrice(home) ? <OfShownPrice home={home} isNear={isNear} /> : <p className="text-ink-soft">{notShown}</p>}
      </div>
    </Part>
  )
}

const notShown = 'Not known: the advert shows no price, so nothing is computed.'

const OfShownPrice = ({ home, isNear }: { home: Property; isNear: boolean }) => {
  const skeleton = <Skeleton className="h-72 rounded-lg" />
  return (
    <MoneyAndTables skeleton={skeleton} invitation={(text) => <Invitation text={text} />} isWanted={isNear}>
      {(known) => (
        <Suspense fallback={skeleton}>
          <WhatItCosts key={home.id} home={home} {...known} />
        </Suspense>
      )}
    </MoneyAndTables>
  )
}

const Invitation = ({ text }: { text: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-5">
    <p className="max-w-[46ch] text-ink-soft">
      {text} Cash, duty, grants and repayments, for every home that shows a price. Only you see it.
    </p>
    <ButtonLink variant="secondary" to={yourMoneyHref}>
      Your money
    </ButtonLink>
  </div>
)
