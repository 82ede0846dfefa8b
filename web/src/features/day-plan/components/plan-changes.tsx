import { openingChangeText } from '@/components/events/opening-change-text.ts'
import { PlanWarning } from '@/components/events/plan-warning.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { PlanChange } from '../model/plan-changes.ts'

export function PlanChanges({ changes, onAccept }: { changes: readonly PlanChange[]; onAccept: () => void }) {
  if (changes.length === 0) return null
  const said = [...new Set(changes.map(textOf))]
  return (
    <PlanWarning>
      <ul className="min-w-60 flex-1 text-14">
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button size="sm" onClick={onAccept}>
        Plan again
      </Button>
    </PlanWarning>
  )
}

const textOf = (change: PlanChange): string =>
  change.kind === 'opening'
    ? openingChangeText(change.stop, change.change)
    : 'Your homes, their times or the travel between them have changed since this plan was made. There is a better one now.'
