import { SettingsPage } from '@/components/settings/settings-page.tsx'
import { Criteria } from './components/criteria.tsx'
import { Notifications } from './components/notifications.tsx'
import { SavedSearches } from './components/saved-searches.tsx'
import { Scoring } from './components/scoring.tsx'

export const PreferencesPage = () => (
  <SettingsPage
    title="Preferences"
    lead="What you are looking for, what counts in a score, which searches we keep running, and when we write to you."
  >
    <Criteria />
    <Scoring />
    <SavedSearches />
    <Notifications />
  </SettingsPage>
)
