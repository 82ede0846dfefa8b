import { paths, type PurchaseRecord, type SavedProperty } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { checkWithConveyancer, dueItems } from '@verandah/purchase-dates'
import { Link } from 'react-router-dom'
import { streetOf } from '@/components/property/street-of.ts'
import { cn } from '@/components/ui/cn.ts'
import { Panel } from '@/components/ui/panel.tsx'
import { factsOf } from '@/lib/purchase/facts.ts'
import { type When, whenOf } from '@/lib/purchase/when.ts'
import { useNow } from './use-now.ts'

interface DueItemsProps {
  saved: readonly SavedProperty[]
  purchases: readonly PurchaseRecord[]
}

const shownDays = 14
const dayMs = 24 * 60 * 60 * 1000

/** What is due within two weeks or overdue, by date, each leading to the list of its home. */
export const DueItems = ({ saved, purchases }: DueItemsProps) => {
  const now = useNow()
  const soon = purchases
    .flatMap((purchase) => dueOf(purchase, saved, now))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
  if (soon.length === 0) return null
  return (
    <Panel aria-labelledby="due-title">
      <h2 id="due-title" className="mb-3 text-20">
        To do
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {soon.map(({ key, propertyId, title, street, when }) => (
          <li key={key} className="py-2.5 first:pt-0">
            <Link
              to={paths.purchase.href(propertyId)}
              className="font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
            <p className="text-14 text-ink-soft">
              {street} · {when.day} ·{' '}
              <span className={cn(when.tone === 'overdue' && 'text-danger')}>{when.distance}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-ink-faint">{checkWithConveyancer}</p>
    </Panel>
  )
}

interface Due {
  key: string
  propertyId: string
  title: string
  street: string
  by: string
  when: When
}

const dueOf = (purchase: PurchaseRecord, saved: readonly SavedProperty[], now: number): Due[] => {
  const { propertyId } = purchase
  const record = saved.find((one) => one.propertyId === propertyId)
  const home = record?.home ?? null
  if (home === null || record?.stage === 'lost') return []
  const today = wallClockOf(now, home.timeZone).date
  const last = wallClockOf(now + shownDays * dayMs, home.timeZone).date
  return dueItems(factsOf(home, purchase)).flatMap((item) => {
    const when = whenOf(item, today)
    if (when === null || item.by === null || item.isDone || !item.applies || item.by > last || when.tone === 'past')
      return []
    return [
      { key: `${propertyId} ${item.id}`, propertyId, title: item.title, street: streetOf(home), by: item.by, when },
    ]
  })
}
