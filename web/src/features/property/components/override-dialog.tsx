import type { Property } from '@verandah/contracts'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx'
import { useOverrideScore } from '../api/override-score.ts'
import { overridableFactors, switchFactor } from '../override-draft.ts'
import { OverrideRow } from './override-row.tsx'

/** A buyer's own values for a home: what an inspection showed and the advert did not. */
export const OverrideDialog = ({ home, onClose }: { home: Property; onClose: () => void }) => {
  const [draft, setDraft] = useState(home.scoreOverrides ?? {})
  const saving = useOverrideScore(home.id)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    saving.mutate(draft, { onSuccess: onClose })
  }
  return (
    <Dialog
      title="Override the score"
      description="Tick what you know better than the advert, and give it your own value from 0 to 10."
      onClose={onClose}
    >
      <form onSubmit={save}>
        <ul className="divide-y divide-line">
          {overridableFactors(home).map((factor) => (
            <OverrideRow
              key={factor}
              factor={factor}
              draft={draft}
              onSwitch={(isOn) => setDraft((now) => switchFactor(now, factor, isOn))}
              onValue={(value) => setDraft((now) => ({ ...now, [factor]: value }))}
            />
          ))}
        </ul>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isPending={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save overrides'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
