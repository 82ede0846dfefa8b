/** A buyers' question with its answer. */
export interface Question {
  /** Fragment of its URL: `/help#cancel`. */
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  /** Link to the relevant page. */
  readonly link?: { readonly to: string; readonly label: string }
  /** Synonyms for the search. */
  readonly also?: string
}

export interface Topic {
  readonly title: string
  readonly questions: readonly Question[]
}
