import type { HomeCard } from '@verandah/contracts'
import { streetOf } from '@/components/property/street-of.ts'
import { TextLink } from '@/components/ui/text.tsx'
import type { HouseholdOrders } from '../model/household-orders.ts'
import { disagreementText } from '../words.ts'
import { rowId } from './together-row.tsx'

interface DisagreementLineProps {
  orders: HouseholdOrders
  id: string
  /** The home's card; undefined until it has loaded. */
  card: HomeCard | undefined
  /** Leads to the home's row. */
  onShow: () => void
}

/** Where two people of the household are furthest apart, in a sentence. */
export function DisagreementLine({ orders, id, card, onShow }: DisagreementLineProps) {
  const text = disagreementText(orders)
  if (text === null) return null
  const [start, rest] = text
  return (
    <section aria-label="Where you disagree most" className="rounded-lg border border-line bg-surface px-5 py-3.5">
      <p className="text-14">
        {start}{' '}
        <TextLink
          to={`#${rowId(id)}`}
          onClick={(event) => {
            event.preventDefault()
            onShow()
          }}
        >
          {card === undefined ? 'this home' : streetOf(card)}
        </TextLink>
        {rest}
      </p>
    </section>
  )
}
