import { SettingsPage } from '@/components/settings/settings-page.tsx'
import { Notifications } from './components/notifications.tsx'
import { SavedSearches } from './components/saved-searches.tsx'
import { Scoring } from './components/scoring.tsx'

export const PreferencesPage = () => (
  <SettingsPage title="Preferences" lead="What counts in a score, which searches go on without you, and when we write.">
    <Scoring />
    <SavedSearches />
    <Notifications />
  </SettingsPage>
)
