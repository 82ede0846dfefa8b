import { Select } from '@/components/ui/input.tsx'
import { type Order, orderOptions } from '../sort-homes.ts'

interface OrderSelectProps {
  order: Order
  /** Whether homes show what they cost the buyer. */
  hasCosts: boolean
  onOrder: (order: Order) => void
}

/** Orders the saved homes. */
export function OrderSelect({ order, hasCosts, onOrder }: OrderSelectProps) {
  const options = orderOptions(hasCosts)
  const chosen = options.some(({ value }) => value === order) ? order : 'newest'
  return (
    <Select
      aria-label="Sort by"
      className="min-w-0 flex-1 sm:w-52 sm:flex-none"
      options={options}
      value={chosen}
      onChange={({ target }) => onOrder(options.find(({ value }) => value === target.value)?.value ?? 'newest')}
    />
  )
}
