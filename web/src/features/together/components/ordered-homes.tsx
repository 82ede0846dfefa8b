import type { HomeCard } from '@verandah/contracts'
import { useEffect, useRef, useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { Failure } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { TextLink } from '@/components/ui/text.tsx'
import { useNamedCards } from '@/lib/endpoints/named-cards.ts'
import { countText } from '@/lib/format.ts'
import type { HouseholdOrders } from '../model/household-orders.ts'
import { useChosenOrder } from '../use-chosen-order.ts'
import { disagreementText } from '../words.ts'
import { OrderChoice } from './order-choice.tsx'
import { rowId, TogetherRow } from './together-row.tsx'

const rowsPerStep = 20

interface OrderedHomesProps {
  orders: HouseholdOrders
  searchId: string
  /** The revision of the search; null until it is known. */
  revision: number | null
}

export function OrderedHomes({ orders, searchId, revision }: OrderedHomesProps) {
  const { ids, people, disagreement } = orders
  const order = useChosenOrder(orders)
  const [most, setMost] = useState(rowsPerStep)
  const focusRow = useRowFocus()
  const shown = order.places.slice(0, most)
  const disputed = disagreement === null ? null : (ids[disagreement.alternative] ?? null)
  const disputedId = disputed ?? ''
  const wanted = [...shown.map(({ alternative }) => ids[alternative] ?? ''), ...(disputed === null ? [] : [disputed])]
  const { cards, hasFailed, retry } = useNamedCards(
    searchId,
    revision ?? 0,
    revision === null ? [] : [...new Set(wanted)],
  )
  const showMore = () => {
    focusRow(ids[order.places[most]?.alternative ?? -1] ?? '')
    setMost(most + rowsPerStep)
  }
  const showDisputed = () => {
    const places = order.person?.order ?? orders.ours
    const at = places.findIndex(({ alternative }) => alternative === disagreement?.alternative)
    order.setFineOnly(false)
    setMost(Math.max(most, at + 1))
    focusRow(disputedId)
  }
  return (
    <div className="flex flex-col gap-5">
      <OrderChoice orders={orders} chosen={order} />
      <DisagreementLine orders={orders} id={disputedId} card={cards[disputedId]} onShow={showDisputed} />
      {shown.length === 0 ? (
        <Notice title="No home is in the better half for each of you">Show all homes to see what comes closest.</Notice>
      ) : (
        <ol aria-label="Homes in this order" className="border-t border-line">
          {shown.map((place) => {
            const id = ids[place.alternative] ?? ''
            return <TogetherRow key={id} {...{ id, place, people, searchId }} card={cards[id]} />
          })}
        </ol>
      )}
      {hasFailed && <Failure title="The homes could not be loaded" variant="secondary" onRetry={retry} />}
      {shown.length < order.places.length && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
          <p className="text-14 text-ink-soft tabular-nums">
            Showing {countText(shown.length)} of {countText(order.places.length)}
          </p>
        </div>
      )}
    </div>
  )
}

/** Moves the focus to a home's row, at once or when it is there. */
const useRowFocus = () => {
  const wanted = useRef('')
  const focusWanted = () => {
    const row = document.getElementById(wanted.current)
    if (row === null) return
    wanted.current = ''
    row.focus()
  }
  useEffect(focusWanted)
  return (id: string) => {
    wanted.current = rowId(id)
    focusWanted()
  }
}

interface DisagreementLineProps {
  orders: HouseholdOrders
  id: string
  /** The home's card; undefined until it has loaded. */
  card: HomeCard | undefined
  onShow: () => void
}

const DisagreementLine = ({ orders, id, card, onShow }: DisagreementLineProps) => {
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
