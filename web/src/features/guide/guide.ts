/** Where a rule can be read: an authority or a law, and its page. */
export interface Source {
  readonly name: string
  readonly url: string
}

export interface Rule {
  readonly points: readonly string[]
  readonly sources: readonly Source[]
}

/** How homes are bought in a state or territory. */
export interface Guide {
  /** As in the address of its page. */
  readonly code: string
  readonly name: string
  /** For the table of all: the time to change one's mind, and what that costs. */
  readonly inShort: { readonly coolingOff: string; readonly leaving: string }
  readonly papers: Rule
  readonly coolingOff: Rule
  readonly auction: Rule
  readonly deposit: Rule
}

/** When the guides were last compared with their sources. */
export const asAt = 'November 2026'
