import type { PropertyScore } from '@verandah/contracts'
import { explainScore, scoreRangeOf } from '@verandah/scoring-model'
import { BreakdownRow } from './breakdown-row.tsx'
import { knownText, rangeText } from './score-ring.tsx'

export function ScoreBreakdown({
  score: { breakdown, coverage },
}: {
  score: Pick<PropertyScore, 'breakdown' | 'coverage'>
}) {
  const lines = breakdown.toSorted((a, b) => b.points - a.points || b.outOf - a.outOf || b.weight - a.weight)
  const heaviest = Math.max(1, ...lines.map(({ weight }) => weight))
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14 font-medium text-ink">{explainScore({ breakdown })}</p>
      <ul className="flex flex-col gap-2.5">
        {lines.map((line) => (
          <BreakdownRow key={`${line.kind} ${line.name}`} line={line} heaviest={heaviest} />
        ))}
      </ul>
      <p className="text-12 text-ink-faint">
        {knownText(coverage)}. {couldBe(breakdown)}Longer bars matter more to you; fuller bars score better.
      </p>
    </div>
  )
}

function couldBe(breakdown: PropertyScore['breakdown']): string {
  const range = scoreRangeOf(breakdown)
  return range === null ? '' : `What isn’t stated counts half; with everything stated, the score ${rangeText(range)}. `
}
