import type { KeptHome, ScoreOverrides, SearchFilters } from '@verandah/contracts'
import { hasMusts } from '@verandah/scoring-model'

type Filters = Pick<SearchFilters, 'facts' | 'leavesOutSilent'>

/** Whether the list of a search leaves out homes that do not state a must-have. */
export function leavesOutSilent({ facts = [], leavesOutSilent: isAsked }: Filters): boolean {
  return isAsked === true && facts.some(({ wish }) => wish === 'must')
}

interface Row {
  propertyId: string
  home: Pick<KeptHome, 'facts'>
}

type Corrections = ReadonlyMap<string, Pick<ScoreOverrides, 'facts'>>

/** The matching homes without those that do not state a must-have. */
export function withoutSilent(homes: readonly KeptHome[], filters: Filters, own: Corrections): KeptHome[] {
  const rows = homes.map((home) => ({ propertyId: home.id, home }))
  return partBySilence(rows, filters, own).having.map(({ home }) => home)
}

/** Splits the rows of a list: those with every must-have, and those that do not state one. */
export function partBySilence<One extends Row>(
  rows: readonly One[],
  filters: Filters,
  own: Corrections,
): Record<'having' | 'silent', One[]> {
  if (!leavesOutSilent(filters)) return { having: [...rows], silent: [] }
  const answers = rows.map(({ home, propertyId }) =>
    hasMusts({ facts: home.facts, overrides: own.get(propertyId) ?? null }, filters),
  )
  return {
    having: rows.filter((_, index) => answers[index] === true),
    silent: rows.filter((_, index) => answers[index] === null),
  }
}
