import { SettingsPage } from '@/components/settings/settings-page.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { EmailForm, PasswordForm } from './components/credential-forms.tsx'
import { DataExport } from './components/data-export.tsx'
import { DeleteAccount } from './components/delete-account.tsx'
import { ProfileForm } from './components/profile-form.tsx'
import { SecurityEvents } from './components/security-events.tsx'
import { Sessions } from './components/sessions.tsx'
import { TwoStep } from './components/two-step.tsx'

export function AccountPage() {
  const { data: user } = useCurrentUser()
  if (user === null || user === undefined) return null
  return (
    <SettingsPage
      title="Account Settings"
      lead="Your details, the devices you’re signed in on, and the data we hold about you."
    >
      <ProfileForm user={user} />
      <EmailForm user={user} />
      <PasswordForm user={user} />
      <TwoStep user={user} />
      <Sessions />
      <SecurityEvents />
      <DataExport />
      <DeleteAccount user={user} />
    </SettingsPage>
  )
}
