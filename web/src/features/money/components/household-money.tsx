import { useQuery } from '@tanstack/react-query'
import type { HousemateMoney } from '@verandah/contracts'
import { Button } from '@/components/ui/button.tsx'
import { countText, listText, longDateText, plural } from '@/lib/format.ts'
import { housematesMoneyQuery, useIsInHousehold } from '@/lib/household/household.ts'

interface HouseholdMoneyProps {
  /** Fills the form in; the buyer saves it. */
  onUse: (money: HousemateMoney['money']) => void
}

/** What housemates share of their money, who and since when; nothing where nobody does. */
export const HouseholdMoney = ({ onUse }: HouseholdMoneyProps) => {
  const { data: shared = [] } = useQuery({ ...housematesMoneyQuery, enabled: useIsInHousehold() === true })
  if (shared.length === 0) return null
  return (
    <ul aria-label="Money that your household shares" className="mb-7 flex flex-col gap-2">
      {shared.map(({ member: { userId, name }, money, changedAt }) => (
        <li
          key={userId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-5 py-3 text-14"
        >
          <div className="min-w-52 flex-1">
            <p className="wrap-anywhere tabular-nums">
              <span className="font-semibold">{name}</span> has said: {listText(wordsOf(money))}
            </p>
            <p className="text-ink-faint">Changed on {longDateText(changedAt)}</p>
          </div>
          <Button variant="secondary" size="sm" onClick={() => onUse(money)}>
            Use it<span className="sr-only"> (the money of {name})</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const wordsOf = ({ buyers = [], deposit, savings, rate, preApproval }: HousemateMoney['money']): string[] => {
  const words = [
    buyers.length > 0 && plural(buyers.length, 'buyer'),
    deposit &&
      ('percent' in deposit ? `a deposit of ${deposit.percent} %` : `a deposit of ${dollars(deposit.dollars)}`),
    typeof savings === 'number' && `savings of ${dollars(savings)}`,
    typeof rate === 'number' && `a rate of ${rate} %`,
    typeof preApproval?.amount === 'number' && `a pre-approval of ${dollars(preApproval.amount)}`,
  ].filter((word) => typeof word === 'string')
  return words.length > 0 ? words : ['details of a loan']
}

const dollars = (amount: number): string => `$${countText(amount)}`
