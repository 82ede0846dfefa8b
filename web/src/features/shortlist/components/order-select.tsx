import { Select } from '@/components/ui/input.tsx'
import { type Order, orderLabels, orders } from '../sort-homes.ts'

interface OrderSelectProps {
  order: Order
  onOrder: (order: Order) => void
}

/** Orders by what homes cost the buyer. */
export const OrderSelect = ({ order, onOrder }: OrderSelectProps) => (
  <Select
    aria-label="Sort by"
    className="min-w-0 flex-1 sm:w-52 sm:flex-none"
    options={orders.map((value) => ({ value, label: orderLabels[value] }))}
    value={order}
    onChange={({ target }) => onOrder(orders.find((known) => known === target.value) ?? 'newest')}
  />
)
