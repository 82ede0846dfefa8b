import { useQuery } from '@tanstack/react-query'
import { Answered } from '@/components/settings/answered.tsx'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { notificationPreferencesQuery } from '../api/notification-preferences.ts'
import { NotificationForm } from './notification-form.tsx'

export const Notifications = () => {
  const query = useQuery({ ...notificationPreferencesQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection
      title="Notifications"
      text="News of your saved searches by e-mail: new homes, other prices, inspections and auctions, homes that are gone."
    >
      <Answered query={query} what="your notification settings" skeleton={<Skeleton className="h-80" />}>
        {(saved) => <NotificationForm saved={saved} />}
      </Answered>
    </SettingsSection>
  )
}
