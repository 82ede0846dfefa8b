import { CriteriaPage } from '@/features/criteria/criteria-page.tsx'
import { YourMoney } from '@/features/money/your-money.tsx'

/** What a buyer looks for, and with what money. */
export const BriefPage = () => <CriteriaPage money={<YourMoney />} />
