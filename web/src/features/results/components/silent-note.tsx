import type { SearchStatus } from '@verandah/contracts'
import { wishWords } from '@verandah/scoring-model'
import { CircleHelp } from 'lucide-react'
import { countText, plural } from '@/lib/format.ts'
import type { Counts } from '../api/found-cards.ts'
import type { useNarrowing } from '../narrowing/narrowing.ts'

interface SilentNoteProps extends ReturnType<typeof useNarrowing> {
  search: SearchStatus | null | undefined
  counts: Counts
}

/**
 * "11 homes have “Solar panels”. 60 don’t say: show them". Toggles homes that are left out because they are silent
 * about a required fact.
 */
export function SilentNote({ search, counts: { total, silent }, narrowing, narrow }: SilentNoteProps) {
  const [must, ...others] = (search?.filters.facts ?? []).filter(({ wish }) => wish === 'must')
  if (silent === 0 || must === undefined) return null
  const isShown = narrowing.silent === 'show'
  const having = isShown ? total - silent : total
  return (
    <p className="flex items-start gap-2 text-14 text-ink-soft">
      <CircleHelp className="mt-0.5 size-4 shrink-0 text-ochre" />
      <span>
        {having === 0 ? 'No home' : plural(having, 'home')} {having > 1 ? 'have' : 'has'}{' '}
        {others.length > 0 ? 'all your must-haves' : `“${wishWords(must)}”`}. {countText(silent)}{' '}
        {silent > 1 ? 'don’t' : 'doesn’t'} say:{' '}
        <button
          type="button"
          onClick={() => narrow({ silent: isShown ? null : 'show' })}
          className="font-semibold text-eucalypt underline-offset-2 hover:underline pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
        >
          {words(silent, isShown)}
        </button>
      </span>
    </p>
  )
}

const words = (silent: number, isShown: boolean): string => {
  const them = silent > 1 ? 'them' : 'it'
  return isShown ? `leave ${them} out` : `show ${them}`
}
