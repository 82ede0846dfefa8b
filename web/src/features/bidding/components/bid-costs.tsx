import type { BuyersMoney, PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { Tables } from '@verandah/true-cost'
import { MoneyAndTables } from '@/components/property/money-and-tables.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { yourMoneyHref } from '@/lib/endpoints/buyers-money.ts'
import { figuresAt } from '../figures-at.ts'
import { FigureList } from './figure-list.tsx'

interface BidCostsProps {
  home: PropertySnapshot
  bid: number | null
}

export function BidCosts(asked: BidCostsProps) {
  return (
    <MoneyAndTables
      skeleton={<Skeletons count={5} className="h-10" />}
      invitation={(text) => <Invitation text={text} />}
    >
      {(known) => <AtBid {...asked} {...known} />}
    </MoneyAndTables>
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
