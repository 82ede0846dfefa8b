import { useQuery } from '@tanstack/react-query'
import type { HousemateMoney } from '@verandah/contracts'
import { TheirWords } from '@/components/household/their-words.tsx'
import { countText, listText, plural } from '@/lib/format.ts'
import { housematesMoneyQuery, useIsInHousehold } from '@/lib/household/household.ts'

interface HouseholdMoneyProps {
  onUse: (money: HousemateMoney['money']) => void
}

export function HouseholdMoney({ onUse }: HouseholdMoneyProps) {
  const { data: shared = [] } = useQuery({ ...housematesMoneyQuery, enabled: useIsInHousehold() === true })
  if (shared.length === 0) return null
  return (
    <ul aria-label="Money that your household shares" className="mb-7 flex flex-col gap-2">
      {shared.map(({ member, money, changedAt }) => (
        <TheirWords
          key={member.userId}
          member={member}
          changedAt={changedAt}
          what="the money"
          onUse={() => onUse(money)}
        >
          has said: {listText(wordsOf(money))}
        </TheirWords>
      ))}
    </ul>
  )
}

const wordsOf = ({ buyers = [], deposit, savings, rate, preApproval }: HousemateMoney['money']): string[] => {
  const words = [
    buyers.length > 0 && plural(buyers.length, 'buyer'),
    deposit && ('percent' in deposit ? `a deposit of ${deposit.percent}%` : `a deposit of ${dollars(deposit.dollars)}`),
    typeof savings === 'number' && `savings of ${dollars(savings)}`,
    typeof rate === 'number' && `a rate of ${rate}%`,
    typeof preApproval?.amount === 'number' && `a pre-approval of ${dollars(preApproval.amount)}`,
  ].filter((word) => typeof word === 'string')
  return words.length > 0 ? words : ['details of a loan']
}

const dollars = (amount: number): string => `$${countText(amount)}`
