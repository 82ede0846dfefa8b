export interface Question {
  /** Fragment of its URL: `/help#cancel`. */
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  readonly link?: { readonly to: string; readonly label: string }
  readonly also?: string
}

export interface Topic {
  readonly title: string
  readonly questions: readonly Question[]
}
