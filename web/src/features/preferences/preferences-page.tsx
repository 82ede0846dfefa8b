import { OwnCriteria } from '@/components/search-filters/own-criteria.tsx'
import { SettingsPage, SettingsSection } from '@/components/settings/settings-page.tsx'
import { Notifications } from './components/notifications.tsx'
import { SavedSearches } from './components/saved-searches.tsx'
import { Scoring } from './components/scoring.tsx'

export function PreferencesPage() {
  return (
    <SettingsPage
      title="Preferences"
      lead="What you’re looking for, what counts in your scores, which searches keep running, and when we email you."
    >
      <SettingsSection title="Criteria" text="New searches and your ideal criteria start from these.">
        <OwnCriteria />
      </SettingsSection>
      <Scoring />
      <SavedSearches />
      <Notifications />
    </SettingsPage>
  )
}
