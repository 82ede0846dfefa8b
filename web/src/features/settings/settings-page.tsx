import { paths } from '@verandah/contracts'
import { ChevronRight, CircleUserRound, CreditCard, type LucideIcon, SlidersHorizontal, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { planNames } from '@/lib/plan-names.ts'

export function SettingsPage() {
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
          to={paths.household}
          Icon={Users}
          title="Your household"
          text="Look for a home together with people you invite"
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

interface SettingsCardProps {
  to: string
  Icon: LucideIcon
  title: string
  text: string
  now?: string
}

const SettingsCard = ({ to, Icon, title, text, now }: SettingsCardProps) => (
  <li className="group relative flex items-center gap-4 p-5 transition-colors hover:bg-sunken sm:gap-5 sm:p-6">
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-eucalypt-soft text-eucalypt-strong">
      <Icon className="size-5.5" strokeWidth={1.75} />
    </span>
    <div className="min-w-0 flex-1">
      <h2 className="text-16">
        <Link to={to} className="after:absolute after:inset-0 after:-outline-offset-2">
          {title}
        </Link>
      </h2>
      <p className="text-14 text-ink-soft">{text}</p>
      {now !== undefined && <p className="mt-1 text-14 text-ink-faint wrap-anywhere">{now}</p>}
    </div>
    <ChevronRight className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-0.5" />
  </li>
)
