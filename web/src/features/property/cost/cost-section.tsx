import { useQuery } from '@tanstack/react-query'
import { type BuyersMoney, type Property, showsPrice } from '@verandah/contracts'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { useIsNear } from '@/components/ui/near.ts'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { moneyQuery, yourMoneyHref } from '@/lib/endpoints/buyers-money.ts'
import { costTablesQuery } from '@/lib/endpoints/cost-tables.ts'
import { missingMoneyText } from '@/lib/missing-money.ts'
import { Section } from '../components/section.tsx'

const WhatItCosts = lazy(async () => ({ default: (await import('./what-it-costs.tsx')).WhatItCosts }))

/** What a home costs this buyer. Loads the tables near the viewport, and computes nothing from a hidden price. */
export const CostSection = ({ home }: { home: Property }) => {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  return (
    <Section title="What it costs you">
      <div ref={frame}>
        {showsPrice(home) ? <OfShownPrice home={home} isNear={isNear} /> : <p className="text-ink-soft">{notShown}</p>}
      </div>
    </Section>
  )
}

const notShown = 'Not known: the advert shows no price, so nothing is computed.'

const OfShownPrice = ({ home, isNear }: { home: Property; isNear: boolean }): ReactNode => {
  const query = useQuery(moneyQuery)
  const skeleton = <Skeleton className="h-72 rounded-lg" />
  return (
    <Answered query={query} what="your money" skeleton={skeleton} failure={{ className: 'py-4' }}>
      {(money) => {
        const missing = missingMoneyText(money)
        if (missing !== null) return <Invitation text={missing} />
        return isNear ? <ByTables {...{ home, money, skeleton }} /> : skeleton
      }}
    </Answered>
  )
}

interface ByTablesProps {
  home: Property
  money: BuyersMoney
  skeleton: ReactNode
}

const ByTables = ({ home, money, skeleton }: ByTablesProps) => {
  const query = useQuery(costTablesQuery)
  return (
    <Answered query={query} what="the tables of costs" skeleton={skeleton} failure={{ className: 'py-4' }}>
      {(tables) => (
        <Suspense fallback={skeleton}>
          <WhatItCosts {...{ home, money, tables }} />
        </Suspense>
      )}
    </Answered>
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
