import { useRef } from 'react'
import { CriteriaPage } from '@/features/criteria/criteria-page.tsx'
import { type MoneyOfPage, YourMoney } from '@/features/money/your-money.tsx'

/** The buyer's brief: what they look for, and their money. */
export function BriefPage() {
  const money = useRef<MoneyOfPage>(null)
  return (
    <CriteriaPage
      money={<YourMoney ref={money} />}
      saveMoney={async () => (await money.current?.saveEdited()) ?? true}
    />
  )
}
