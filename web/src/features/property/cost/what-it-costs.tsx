import { type BuyersMoney, moneyText, priceText, type Property } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import {
  abovePreApproval,
  costOfHome,
  type KnownCost,
  type Purchase,
  purchaseOfHome,
  type Tables,
} from '@verandah/true-cost'
import { Printer } from 'lucide-react'
import { aboveText } from '@/components/property/pre-approval-text.ts'
import { addressOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { Points, TextLink } from '@/components/ui/text.tsx'
import { yourMoneyHref } from '@/lib/endpoints/buyers-money.ts'
import { longDateText } from '@/lib/format.ts'
import { inBuyersWords } from '@/lib/in-buyers-words.ts'
import { printSheet } from '@/lib/print-sheet/print-sheet.ts'
import { ContractSection } from '../contract/contract-section.tsx'
import { useContract } from '../contract/use-contract.ts'
import { CostHeadline } from './cost-headline.tsx'
import { CostLines } from './cost-lines.tsx'
import { Help } from './help.tsx'
import { RepaymentCurve } from './repayment-curve.tsx'
import { SourceNote } from './source-note.tsx'
import { WhereCashGoes } from './where-cash-goes.tsx'
import { CostBlock } from './cost-block.tsx'
import { type CostOf, leversOf } from './levers-of.ts'

interface WhatItCostsProps {
  home: Property
  money: BuyersMoney
  tables: Tables
}

/** Every figure of what a home costs, by the day where it lies and what the buyer knows of its contract. */
export function WhatItCosts({ home, money, tables }: WhatItCostsProps) {
  const contract = useContract(home.id, money)
  const today = wallClockOf(new Date(), home.timeZone).date
  const purchase = purchaseOfHome(home, { money, today, contract: contract.details })
  if (purchase === null) return null
  const costOf = (tried: Purchase) => costOfHome(tried, tables)
  const cost = costOf(purchase)
  const asked = (
    <ContractSection
      state={contract}
      isLand={purchase.property === 'land'}
      isStrata={purchase.isStrata}
      thisMonth={today.slice(0, 7)}
    />
  )
  if (!cost.known)
    return (
      <div className="flex flex-col gap-8">
        <NotKnown reason={cost.reason} />
        {asked}
      </div>
    )
  const above = abovePreApproval(purchase, money.preApproval)
  return (
    <div data-sheet className="flex flex-col gap-8">
      <SheetTitle home={home} purchase={purchase} />
      <CostHeadline cost={cost} buffer={money.buffer ?? 0} />
      <LeastPrice home={home} />
      {cost.foreignRules.map(({ sentence, source }) => (
        <div key={sentence}>
          <p className="font-semibold text-ochre">{sentence}</p>
          <SourceNote source={source} />
        </div>
      ))}
      {above && <p className="font-semibold text-ochre">{aboveText(above)}.</p>}
      {asked}
      <div data-screen-only className="flex flex-col gap-8">
        <WhereCashGoes cost={cost} />
        <RepaymentCurve key={JSON.stringify(cost.loan)} cost={cost} />
        <Levers {...{ purchase, costOf }} />
      </div>
      <CostLines lines={cost.lines} />
      <div data-screen-only className="flex flex-col gap-8">
        <Help cost={cost} />
        <Cliffs cost={cost} />
      </div>
      <NotCounted cost={cost} />
      <div className="print:hidden">
        <Button Icon={Printer} variant="secondary" size="sm" onClick={printSheet}>
          Print the costs
        </Button>
      </div>
      <p className="text-14 text-ink-faint">
        Estimates from published rules and prices, no advice. Ask your lender or broker about the loan, and your
        conveyancer about duty and grants.{' '}
        <span className="print:hidden">
          <TextLink to={yourMoneyHref}>Change your money</TextLink>
        </span>
      </p>
    </div>
  )
}

const NotKnown = ({ reason }: { reason: string }) => (
  <p className="text-ink-soft">
    Not known. {inBuyersWords(reason)} <TextLink to={yourMoneyHref}>Change your money</TextLink>
  </p>
)

/** Where the advert names the least price alone. */
const LeastPrice = ({ home: { price, priceFrom, priceTo } }: { home: Property }) =>
  priceFrom !== null &&
  price === null &&
  priceTo === null && <p>At {moneyText(priceFrom)}. The advert asks for that or more, and a higher price costs more.</p>

/** On paper: which home, its price, and when this was computed. */
const SheetTitle = ({ home, purchase }: { home: Property; purchase: Purchase }) => {
  return (
    <header className="hidden print:block">
      <h2 className="text-25">{addressOf(home)}</h2>
      <p className="text-16">{priceText('details', home)}: what it costs you</p>
      <p className="text-ink-soft">
        Computed on {longDateText(new Date().toISOString())} for{' '}
        {purchase.condition === 'new' ? 'a new' : 'an established'} home, with the contract on{' '}
        {longDateText(purchase.contractOn)}
        {purchase.offThePlan && ', off the plan'}.
      </p>
    </header>
  )
}

function Cliffs({ cost: { cliffs } }: { cost: KnownCost }) {
  return (
    <CostBlock title="Steps near this price">
      {cliffs.length === 0 ? (
        <p className="text-14 text-ink-soft">None within a tenth of the price.</p>
      ) : (
        <div className="text-14 text-ink-soft tabular-nums">
          <Points items={cliffs.map(({ sentence }) => sentence)} />
        </div>
      )}
    </CostBlock>
  )
}

/** What is in no figure, by name: lines without an amount, yearly costs and what is not computed. */
function NotCounted({ cost: { lines, yearly, declined } }: { cost: KnownCost }) {
  const unknown = [...lines, ...yearly.lines].flatMap(({ label, figure }) =>
    figure.known ? [] : [`${label}. ${inBuyersWords(figure.reason)}`],
  )
  const items = [...unknown, ...declined]
  if (items.length === 0) return null
  return (
    <CostBlock title="Not counted">
      <p className="text-14 text-ink-soft">The figures above are incomplete by these.</p>
      <div className="text-14 text-ink-soft">
        <Points items={items} />
      </div>
    </CostBlock>
  )
}

function Levers({ purchase, costOf }: { purchase: Purchase; costOf: CostOf }) {
  const levers = leversOf(purchase, costOf)
  if (levers.length === 0) return null
  return (
    <CostBlock title="What changes it most">
      <ol className="divide-y divide-line border-y border-line">
        {levers.map(({ title, sentence }) => (
          <li key={title} className="py-3 tabular-nums">
            <p className="font-semibold">{title}</p>
            <p className="text-14 text-ink-soft">{sentence}</p>
          </li>
        ))}
      </ol>
    </CostBlock>
  )
}
