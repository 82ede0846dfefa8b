import { Lock } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { paths } from '@/lib/paths.ts'

const title = 'Subscription Required'

/** Stands in the place of a premium screen. */
export const SubscriptionRequired = () => (
  <Page title={title} width="narrow" className="flex flex-col items-center gap-3 py-20 text-center">
    <Lock aria-hidden className="size-9 text-ink-faint" strokeWidth={1.5} />
    <PageHeading>{title}</PageHeading>
    <p className="max-w-[52ch] text-ink-soft">
      This feature requires an active subscription plan. Please upgrade to access this premium feature.
    </p>
    <p className="text-14 text-ink-faint">Your free trial may have expired.</p>
    <ButtonLink to={paths.pricing} className="mt-4">
      View Subscription Plans
    </ButtonLink>
  </Page>
)
