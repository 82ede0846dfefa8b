import type { PaidPlan } from '@verandah/contracts'
import { CircleCheck } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import { planNames } from '@/lib/plan-names.ts'
import { usePlanOpening } from '../use-plan-opening.ts'

export const PaymentMade = ({ plan }: { plan: PaidPlan }) => {
  const { goOn } = usePlanOpening(plan)
  return (
    <Page title="Payment received" width="narrow" className="flex flex-col items-center gap-3 py-20 text-center">
      <CircleCheck aria-hidden className="size-10 text-eucalypt" strokeWidth={1.5} />
      <PageHeading>Payment received</PageHeading>
      <p className="max-w-[46ch] text-ink-soft">Thank you. The tax invoice is in your billing history.</p>
      <p role="status" className="flex items-center gap-2.5 text-14 text-ink-faint">
        <Spinner className="size-4" />
        Opening your {planNames[plan]} plan…
      </p>
      <Button variant="secondary" className="mt-4" onClick={() => void goOn()}>
        Go to your homes
      </Button>
    </Page>
  )
}
