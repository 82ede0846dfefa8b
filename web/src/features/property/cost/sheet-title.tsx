import { priceText, type Property } from '@verandah/contracts'
import { streetOf } from '@/components/property/street-of.ts'
import { longDateText } from '@/lib/format.ts'

/** On paper: which home, its price, and when this was computed. */
export const SheetTitle = ({ home, isNew }: { home: Property; isNew: boolean }) => (
  <header className="hidden print:block">
    <h2 className="text-25">
      {streetOf(home)}, {home.suburb} {home.state} {home.postcode}
    </h2>
    <p className="text-16">{priceText('details', home)}: what it costs you</p>
    <p className="text-ink-soft">
      Computed on {longDateText(new Date().toISOString())} for {isNew ? 'a new' : 'an established'} home that is
      contracted today.
    </p>
  </header>
)
