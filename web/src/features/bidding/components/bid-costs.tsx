import { useQuery } from '@tanstack/react-query'
import type { BuyersMoney, PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { Tables } from '@verandah/true-cost'
import type { ReactNode } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { moneyQuery, yourMoneyHref } from '@/lib/endpoints/buyers-money.ts'
import { costTablesQuery } from '@/lib/endpoints/cost-tables.ts'
import { missingMoneyText } from '@/lib/missing-money.ts'
import { figuresAt } from '../figures-at.ts'
import { FigureList } from './figure-list.tsx'

interface BidCostsProps {
  home: PropertySnapshot
  bid: number | null
}

/** What the bid costs this buyer, or what is missing to say it. */
export const BidCosts = ({ home, bid }: BidCostsProps): ReactNode => {
  const query = useQuery(moneyQuery)
  return (
    <Answered query={query} what="your money" skeleton={<Skeletons count={5} className="h-10" />} failure={quiet}>
      {(money) => {
        const missing = missingMoneyText(money)
        if (missing !== null) return <Invitation text={missing} />
        return <ByTables home={home} bid={bid} money={money} />
      }}
    </Answered>
  )
}

const quiet = { className: 'py-4' }

const ByTables = ({ home, bid, money }: BidCostsProps & { money: BuyersMoney }) => {
  const query = useQuery(costTablesQuery)
  return (
    <Answered
      query={query}
      what="the tables of costs"
      skeleton={<Skeletons count={5} className="h-10" />}
      failure={quiet}
    >
      {(tables) => <AtBid {...{ home, bid, money, tables }} />}
    </Answered>
  )
}

const AtBid = ({ home, bid, money, tables }: BidCostsProps & { money: BuyersMoney; tables: Tables }) => {
  if (bid === null) return <p className="text-16 text-ink-soft">Enter the bid to see what it costs you.</p>
  const figures = figuresAt(bid, { home, money, tables, today: wallClockOf(new Date(), home.timeZone).date })
  if ('reason' in figures) return <p className="text-16 text-ink-soft">Not known. {figures.reason}</p>
  return <FigureList figures={figures} buffer={money.buffer ?? 0} />
}

const Invitation = ({ text }: { text: string }) => (
  <div className="flex flex-col items-start gap-3">
    <p className="text-16 text-ink-soft">{text}</p>
    <ButtonLink variant="secondary" to={yourMoneyHref}>
      Your money
    </ButtonLink>
  </div>
)
