import type { CurrentUser } from '@verandah/contracts'
import { useState } from 'react'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export const DeleteAccount = ({ user }: { user: CurrentUser }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsSection
      title="Delete your account"
      text="Everything goes: searches, scores, shortlist, notes, calendar. A running subscription is cancelled."
    >
      <p className="mb-5 max-w-[56ch] text-ink-soft">
        It cannot be undone. You get a receipt that says, part by part, what was deleted and what the law obliges us to
        keep, such as tax invoices.
      </p>
      <Button variant="secondary" className="text-danger!" onClick={() => setAsking(true)}>
        Delete my account…
      </Button>
      {isAsking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </SettingsSection>
  )
}
