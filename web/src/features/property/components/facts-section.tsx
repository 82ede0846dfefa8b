import { type FactClaim, type HomeFact, type Property, type ScoreOverrides } from '@verandah/contracts'
import { factWords } from '@verandah/scoring-model'
import { Pencil, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { useOverrideScore } from '../api/override-score.ts'
import { FactDialog } from './fact-dialog.tsx'
import { FactText, noFacts } from './fact-text.tsx'
import { Part } from '@/components/ui/part.tsx'

const words = {
  saved: { title: 'Saved', description: 'It counts only for you: here, in your searches and in your scores.' },
  failed: { title: 'Not saved', description: 'Your correction could not be saved. Please try again.' },
}

export function FactsSection({ home }: { home: Property }) {
  const [open, setOpen] = useState<HomeFact | 'new' | null>(null)
  const saving = useOverrideScore(home.id, words)
  const say = (claim: FactClaim) =>
    saving.mutate(withOwn(home.scoreOverrides, claim), { onSuccess: () => setOpen(null) })
  return (
    <Part
      title="Facts and where they come from"
      aside={
        <Button variant="link" size="sm" className="px-0!" onClick={() => setOpen('new')}>
          Add what you know
        </Button>
      }
    >
      {home.facts.length === 0 ? (
        <p className="text-ink-soft">{noFacts}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {home.facts.map((fact) => (
            <FactRow
              key={fact.name}
              fact={fact}
              timeZone={home.timeZone}
              onChange={() => setOpen(fact)}
              onUndo={() => saving.mutate(withoutOwn(home.scoreOverrides, fact))}
            />
          ))}
        </ul>
      )}
      {open !== null && (
        <FactDialog
          home={home}
          fact={open === 'new' ? null : open}
          isSaving={saving.isPending}
          onSave={say}
          onClose={() => setOpen(null)}
        />
      )}
    </Part>
  )
}

interface FactRowProps {
  fact: HomeFact
  timeZone: string
  onChange: () => void
  onUndo: () => void
}

const FactRow = ({ fact, timeZone, onChange, onUndo }: FactRowProps) => {
  const label = factWords(fact)
  const isOwn = fact.basis === 'buyer'
  const row = useRef<HTMLLIElement>(null)
  // A fact that no source states leaves with the buyer's own words.
  useHandOnFocus(row, 'button')
  return (
    <li ref={row} className="flex items-start gap-3 py-3">
      <FactText fact={fact} timeZone={timeZone} />
      <Button
        variant="quiet"
        size="sm"
        Icon={isOwn ? Undo2 : Pencil}
        aria-label={isOwn ? `Undo: ${label}` : `Change: ${label}`}
        onClick={isOwn ? onUndo : onChange}
      >
        {isOwn ? 'Undo' : 'Change'}
      </Button>
    </li>
  )
}

const others = (overrides: ScoreOverrides | null, { name }: Pick<FactClaim, 'name'>): FactClaim[] =>
  (overrides?.facts ?? []).filter((fact) => fact.name !== name)

const withOwn = (overrides: ScoreOverrides | null, claim: FactClaim): ScoreOverrides => ({
  ...overrides,
  facts: [...others(overrides, claim), claim],
})

const withoutOwn = (overrides: ScoreOverrides | null, fact: HomeFact): ScoreOverrides => ({
  ...overrides,
  facts: others(overrides, fact),
})
