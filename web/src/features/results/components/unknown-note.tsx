import type { Property, SearchStatus } from '@verandah/contracts'
import { hasFact, wishWords } from '@verandah/scoring-model'
import { CircleHelp } from 'lucide-react'
import { plural } from '@/lib/format.ts'

interface UnknownNoteProps {
  homes: readonly Property[]
  search: SearchStatus | null | undefined
}

/** How many homes do not say whether they have what the search asks for; they are never left out for it. */
export const UnknownNote = ({ homes, search }: UnknownNoteProps) => {
  const counts = (search?.filters.facts ?? [])
    .map((wish) => ({
      words: wishWords(wish),
      count: homes.filter((home) => hasFact({ facts: home.facts, overrides: home.scoreOverrides }, wish) === null)
        .length,
    }))
    .filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <p className="flex items-start gap-2 text-14 text-ink-soft">
      <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-ochre" />
      <span>
        Not every home says: {counts.map(({ words, count }) => `${words} (${plural(count, 'home')})`).join(', ')}. They
        stay in the list, so ask the agent.
      </span>
    </p>
  )
}
