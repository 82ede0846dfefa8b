import {
  moneyText,
  priceText,
  type PropertySnapshot,
  type PurchaseDetails,
  type SavedProperty,
} from '@verandah/contracts'
import { checkWithConveyancer, type DueItem, isLand, timeOfDay } from '@verandah/purchase-dates'
import type { ReactNode } from 'react'
import { addressOf } from '@/components/property/street-of.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { longDateText } from '@/lib/format.ts'
import { termsOf } from '@/lib/purchase/facts.ts'
import { stagesOf } from '../model/stages.ts'
import { valueText } from '../model/terms-text.ts'
import { dayWithYear } from '@/lib/purchase/when.ts'
import { roleTitles } from './role-titles.ts'

interface PurchaseSheetProps {
  home: PropertySnapshot
  record: Pick<SavedProperty, 'saleResult'>
  details: PurchaseDetails
  items: readonly DueItem[]
}

/**
 * On paper, for a conveyancer: what is known of the contract. Offers that were not accepted and limits stay private.
 */
export function PurchaseSheet({ home, record, details, items }: PurchaseSheetProps) {
  const { data: user } = useCurrentUser()
  const shown = termsOf(home, details.terms)
  const stages = stagesOf({ state: home.state, isLand: isLand(home), method: shown.method })
  const fields = stages.flatMap((stage) => stage.fields)
  return (
    <article data-sheet aria-label="Sheet for your conveyancer" className="hidden flex-col text-ink print:flex">
      <header>
        <h2 className="text-25">{addressOf(home)}</h2>
        <p>Purchase facts and dates, as of {longDateText(new Date().toISOString())}</p>
      </header>
      <dl className="grid grid-cols-[12rem_1fr] gap-x-4 gap-y-1">
        <Line title="Buyer">{user?.name}</Line>
        <Line title="Price">{priceOf(home, record, details)}</Line>
        <Line title="Method">{shown.method === 'auction' ? 'Auction' : 'Private sale'}</Line>
        {fields.map((field) => (
          <Line key={field.name} title={field.label}>
            {field.kind === 'flag' ? (shown[field.name] ? 'Yes' : 'No') : (valueText(field, shown) ?? 'Not known yet')}
          </Line>
        ))}
      </dl>
      <Dates items={items} />
      {details.people.length > 0 && (
        <section>
          <h3 className="text-16 font-semibold">People</h3>
          <ul>
            {details.people.map(({ id, role, agreed, ...person }) => (
              <li key={id} className="py-1">
                {roleTitles[role]}:{' '}
                {[person.name, person.company, person.phone, person.email].filter(Boolean).join(', ')}
                {agreed !== '' && <span className="block whitespace-pre-line">{agreed}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>{checkWithConveyancer}</p>
    </article>
  )
}

const Dates = ({ items }: Pick<PurchaseSheetProps, 'items'>) => (
  <section>
    <h3 className="text-16 font-semibold">Dates</h3>
    <ul>
      {items
        .filter(({ applies }) => applies)
        .map(({ id, title, by, time, isBinding, isDone }) => (
          <li key={id} className="grid grid-cols-[12rem_1fr] gap-x-4 py-0.5">
            <span className="tabular-nums">
              {by === null ? 'No day yet' : dayWithYear(by)}
              {time !== null && `, by ${timeOfDay(time)}`}
            </span>
            <span>
              {title}
              {isBinding && ' (binding)'}
              {isDone && ', done'}
            </span>
          </li>
        ))}
    </ul>
  </section>
)

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <dt>{title}</dt>
    <dd className="font-semibold">{children}</dd>
  </>
)

/** Of the accepted offer, or by the buyer's record of the sale; else as advertised, and said so. */
const priceOf = (
  home: PropertySnapshot,
  { saleResult }: PurchaseSheetProps['record'],
  { offers }: PurchaseDetails,
): string => {
  const accepted = offers.findLast(({ reply }) => reply === 'accepted')
  if (accepted !== undefined) return `${moneyText(accepted.amountAud)}, by the accepted offer`
  if (saleResult?.outcome === 'bought' && saleResult.price !== null) return moneyText(saleResult.price)
  return `Not recorded yet; advertised: ${priceText('details', home)}`
}
