import { OwnCriteria } from '@/components/search-filters/own-criteria.tsx'
import { SettingsPage, SettingsSection } from '@/components/settings/settings-page.tsx'
import { Notifications } from './components/notifications.tsx'
import { SavedSearches } from './components/saved-searches.tsx'
import { Scoring } from './components/scoring.tsx'

export const PreferencesPage = () => (
  <SettingsPage
    title="Preferences"
    lead="What you are looking for, what counts in a score, which searches we keep running, and when we write to you."
  >
    <SettingsSection title="Criteria" text="New searches and your ideal home begin with it.">
      <OwnCriteria />
    </SettingsSection>
    <Scoring />
    <SavedSearches />
    <Notifications />
  </SettingsPage>
)
