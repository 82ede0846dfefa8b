import type { HomeCard } from '@verandah/contracts'
import type { CustomWeights } from '../ranking/use-custom-weights.ts'
import type { HomeCertainty } from './model/certainty-of.ts'
import type { Ranked } from './model/ranked.ts'
import { WaysToFirst } from './ways-to-first.tsx'
import { drawnText } from './words.ts'

interface CertaintyPartProps {
  home: HomeCard
  certainty: HomeCertainty
  /** From 1. */
  place: number
  ranked: Ranked
  move: CustomWeights['move']
}

/** At the end of a home's reasons: how sure its place is, how that was counted, and what would put it first. */
export function CertaintyPart({ home, certainty, place, ranked, move }: CertaintyPartProps) {
  const { first, firstThree, aboveNext, drawnFrom } = certainty
  return (
    <div className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3">
      <h4 className="text-14 font-semibold">How sure this place is</h4>
      <p className="text-14 text-ink-soft">
        Of 100 weightings like yours it is first in {first}
        {firstThree !== null && `, in the first three in ${firstThree}`}
        {aboveNext !== null && ` and above the next home in ${aboveNext}`}.
      </p>
      <p className="text-12 text-ink-faint">
        Each slider may be up to 2 higher or lower, 10,000 times.
        {drawnFrom.length > 0 && ` Of what isn’t stated, ${drawnFrom.map(drawnText).join('; ')}.`}
      </p>
      {place > 1 && <WaysToFirst home={home} row={certainty.row} {...{ ranked, move }} />}
    </div>
  )
}
