import { useId } from 'react'
import { ChoiceChip } from '@/components/ui/choice-chip.tsx'
import { countText } from '@/lib/format.ts'
import type { HouseholdOrders, Person } from '../model/household-orders.ts'
import type { useChosenOrder } from '../use-chosen-order.ts'

interface OrderChoiceProps {
  orders: HouseholdOrders
  chosen: ReturnType<typeof useChosenOrder>
}

/** Whose order the homes are in, what it means, and whether only those show that suit everybody well enough. */
export function OrderChoice({ orders: { people, fine }, chosen }: OrderChoiceProps) {
  const { person, isFineOnly, choose, setFineOnly } = chosen
  const name = useId()
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Order</legend>
          <OrderChip name={name} isOn={person === null} onChoose={() => choose(null)} label="Ours" />
          {people.map((one) => (
            <OrderChip
              key={one.userId}
              name={name}
              isOn={person === one}
              onChoose={() => choose(one.userId)}
              label={one.isCaller ? 'Mine' : `${one.name}’s`}
            />
          ))}
        </fieldset>
        <ChoiceChip isOn={isFineOnly} onToggle={setFineOnly}>{`Nobody minds (${countText(fine.size)})`}</ChoiceChip>
      </div>
      <p role="status" className="max-w-[68ch] text-14 text-ink-soft">
        {orderText(person, people.length)}
        {isFineOnly && ' Only homes that are in the better half for each of you.'}
      </p>
    </div>
  )
}

interface OrderChipProps {
  name: string
  isOn: boolean
  onChoose: () => void
  label: string
}

const OrderChip = ({ name, isOn, onChoose, label }: OrderChipProps) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-control/60 px-3.5 text-14 font-medium wrap-anywhere has-checked:border-eucalypt has-checked:bg-eucalypt-soft has-checked:text-eucalypt-strong has-focus-visible:outline-2 has-focus-visible:outline-eucalypt pointer-coarse:min-h-11">
    <input type="radio" name={name} checked={isOn} onChange={onChoose} className="size-4 shrink-0 accent-eucalypt" />
    {label}
  </label>
)

const orderText = (person: Person | null, people: number): string => {
  if (person !== null)
    return person.isCaller ? 'By your scores alone, as in your results.' : `By ${person.name}’s scores alone.`
  const [who, less] = people === 2 ? ['Neither of you', 'less'] : ['None of you', 'least']
  return `${who} has to give up much more than the other${people === 2 ? '' : 's'}: a home counts by the one it suits ${less}, measured against the best that person could have here. The bars show how close it comes for each of you.`
}
