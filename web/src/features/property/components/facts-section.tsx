import { type FactClaim, type HomeFact, type Property, type ScoreOverrides } from '@verandah/contracts'
import { factWords } from '@verandah/scoring-model'
import { Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FeatureMark } from '@/components/property/feature-mark.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useOverrideScore } from '../api/override-score.ts'
import { dayText } from '../labels/price-labels.ts'
import { FactDialog } from './fact-dialog.tsx'
import { Section } from './section.tsx'

const words = {
  saved: { title: 'Saved', description: 'It counts only for you: here, in your searches and in your scores.' },
  failed: { title: 'Not saved', description: 'Your correction could not be saved. Please try again.' },
}

/** A home's facts with their sources and quotes; buyers can override them. */
export const FactsSection = ({ home }: { home: Property }) => {
  const [open, setOpen] = useState<HomeFact | 'new' | null>(null)
  const saving = useOverrideScore(home.id, words)
  const say = (claim: FactClaim) =>
    saving.mutate(withOwn(home.scoreOverrides, claim), { onSuccess: () => setOpen(null) })
  return (
    <Section
      title="Facts and where they come from"
      aside={
        <Button variant="link" size="sm" className="px-0!" onClick={() => setOpen('new')}>
          Add what you know
        </Button>
      }
    >
      {home.facts.length === 0 ? (
        <p className="text-ink-soft">
          The adverts don’t say anything more. What they don’t mention is unknown, not “no”.
        </p>
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
    </Section>
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
  return (
    <li className="flex items-start gap-3 py-3">
      <FeatureMark feature={label} className="mt-0.75 size-4.5! text-eucalypt" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{label}</p>
        <p className="text-14 wrap-anywhere text-ink-soft">{evidenceOf(fact)}</p>
        <p className="text-14 text-ink-faint empty:hidden">{originOf(fact, timeZone)}</p>
      </div>
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

const evidenceOf = ({ name, value, basis, quote, said }: HomeFact): string => {
  if (basis === 'overlay') return 'From a map, at this address'
  if (basis === 'provider' && quote === factWords({ name, value: said ?? value })) return 'Listed among its features'
  const quoted = quote === null ? '' : `“${quote}”`
  if (basis !== 'buyer') return quoted
  if (said === null) return 'Your own information. It counts only for you.'
  return `Your own information; it counts only for you. The source says: ${factWords({ name, value: said })}. ${quoted}`.trim()
}

const originOf = ({ source, at }: HomeFact, timeZone: string): string =>
  [source, at === null ? null : dayText(at, timeZone)].filter((part) => part !== null).join(', ')

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
