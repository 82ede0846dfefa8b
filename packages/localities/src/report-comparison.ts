import { compareGazetteers, type Mismatch } from './places/compare-gazetteers.ts'
import { lookUpState, parseStateCorrections } from './correct-states.ts'
import { displayLocality, type GazetteerRow } from './places/locality.ts'
import { parseLocalitiesCsv } from './parse-localities-csv.ts'

type ComparisonReport = { lines: string[]; wrong: number }

const maxKm = 5

/** Compares the gazetteer with the text of a full CSV and, if given, of the corrections to its states. */
export function reportComparison(ours: readonly GazetteerRow[], csv: string, corrections?: string): ComparisonReport {
  const known = corrections === undefined ? [] : parseStateCorrections(corrections)
  const reference = parseLocalitiesCsv(csv, lookUpState(known))
  const wrong = compareGazetteers(ours, reference.rows, maxKm)
  return {
    lines: [
      ...wrong.map(({ row, kind, detail }) => `${displayLocality(row)}: ${kind}, ${detail}`),
      `Reference: ${reference.rows.length} rows, ${reference.rejected.length} unreadable, ${known.length} state corrections`,
      `Wrong: ${wrong.length} of ${ours.length}${countKinds(wrong)}`,
    ],
    wrong: wrong.length,
  }
}

const countKinds = (wrong: readonly Mismatch<GazetteerRow>[]): string => {
  const counts = new Map<string, number>()
  for (const { kind } of wrong) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const parts = [...counts].map(([kind, count]) => `${kind} ${count}`)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}
