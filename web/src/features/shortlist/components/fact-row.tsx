import type { ComparedFact, ComparedValue, SavedProperty } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { factWords, missingWords, valueWords } from '../comparison-rows.ts'
import { useHomeOf } from '../use-home-of.ts'
import { ComparisonRowFrame } from './comparison-row-frame.tsx'

interface FactRowProps {
  fact: ComparedFact
  values: readonly ComparedValue[]
  isDifferent: boolean
  homes: readonly SavedProperty[]
  row: string
}

export const FactRow = ({ fact, values, isDifferent, homes, row }: FactRowProps) => (
  <ComparisonRowFrame name={factWords[fact]} isDifferent={isDifferent} row={row}>
    {homes.map((saved, column) =>
      fact === 'score' ? (
        <LiveScore key={saved.id} saved={saved} />
      ) : (
        <Value
          key={saved.id}
          words={valueWords(fact, values[column] ?? null, saved.home)}
          missing={missingWords(fact)}
        />
      ),
    )}
  </ComparisonRowFrame>
)

/** The score of now, as the list shows it. */
const LiveScore = ({ saved }: { saved: SavedProperty }) => <ScoreRing score={useHomeOf(saved).score} size="sm" />

const Value = ({ words, missing }: { words: string | readonly string[] | null; missing: string }): ReactNode => {
  if (words === null || words.length === 0) return <span className="font-normal text-ink-faint">{missing}</span>
  if (typeof words === 'string') return words
  return (
    <ul className="flex flex-col gap-0.5 text-12 sm:text-14 print:block print:text-12">
      {words.map((word) => (
        <li key={word} className="print:inline print:not-last:after:content-[',_']">
          {word}
        </li>
      ))}
    </ul>
  )
}
