import type { SubscriptionView } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { paths } from '@/lib/paths.ts'
import { periodEndText } from '../billing-words.ts'

export const TrialBox = ({
  subscription: { isActive, trialEndsAt, currentPeriodEnd },
}: {
  subscription: SubscriptionView
}) => {
  const end = periodEndText(trialEndsAt ?? currentPeriodEnd)
  return (
    <>
      <p role="note" className="mt-5 rounded-md bg-eucalypt-soft px-4 py-3 text-14 text-ink">
        {isActive
          ? `You are on the free trial: everything is open until ${end}. No card is needed; upgrade to keep it open.`
          : `Your free trial ended on ${end}. Upgrade to open everything again; what you saved is still here.`}
      </p>
      <ButtonLink to={paths.pricing} className="mt-6">
        Upgrade Plan
      </ButtonLink>
    </>
  )
}
