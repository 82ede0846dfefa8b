import { CircleUserRound, CreditCard, SlidersHorizontal } from 'lucide-react'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { paths } from '@/lib/paths.ts'
import { planNames } from '@/lib/plan-names.ts'
import { SettingsCard } from './components/settings-card.tsx'

export const SettingsPage = () => {
  const { data: user } = useCurrentUser()
  const isKnown = user !== null && user !== undefined
  return (
    <Page title="Settings" width="narrow">
      <PageHeading>Settings</PageHeading>
      <p className="mt-1 mb-7 text-ink-soft">Manage your account and preferences</p>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        <SettingsCard
          to={paths.account}
          Icon={CircleUserRound}
          title="Account Settings"
          text="Manage your profile and account details"
          {...(isKnown && { now: user.email })}
        />
        <SettingsCard
          to={paths.subscriptions}
          Icon={CreditCard}
          title="Subscription"
          text="View and manage your subscription plan"
          {...(isKnown && { now: planNames[user.plan] })}
        />
        <SettingsCard
          to={paths.preferences}
          Icon={SlidersHorizontal}
          title="Preferences"
          text="Customize your scoring and notification settings"
        />
      </ul>
    </Page>
  )
}
