import { priceText, type Property } from '@verandah/contracts'
import type { Purchase } from '@verandah/true-cost'
import { streetOf } from '@/components/property/street-of.ts'
import { longDateText } from '@/lib/format.ts'

/** On paper: which home, its price, and when this was computed. */
export function SheetTitle({ home, purchase }: { home: Property; purchase: Purchase }) {
  return (
    <header className="hidden print:block">
      <h2 className="text-25">
        {streetOf(home)}, {home.suburb} {home.state} {home.postcode}
      </h2>
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
