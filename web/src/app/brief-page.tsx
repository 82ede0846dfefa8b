import { CriteriaPage } from '@/features/criteria/criteria-page.tsx'
import { useMoneyForm } from '@/features/money/use-money-form.ts'
import { YourMoney } from '@/features/money/your-money.tsx'

export function BriefPage() {
  const money = useMoneyForm()
  return <CriteriaPage money={<YourMoney state={money} />} moneyEdits={money.edits} />
}
