/** Source of a rule: an authority or an act, and its page. */
export interface Source {
  readonly name: string
  readonly url: string
}

export interface Rule {
  readonly points: readonly string[]
  readonly sources: readonly Source[]
}

/** Home buying rules of a state or territory. */
export interface Guide {
  readonly code: string
  readonly name: string
  /** For the overview table: the cooling-off period and the cost of withdrawing. */
  readonly inShort: { readonly coolingOff: string; readonly leaving: string }
  readonly papers: Rule
  readonly coolingOff: Rule
  readonly auction: Rule
  readonly deposit: Rule
}

/** Date of the last comparison with the sources. */
export const asAt = 'November 2026'
