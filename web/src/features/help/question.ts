/** A question of buyers, and what is true of the product. */
export interface Question {
  /** The end of its address: `/help#cancel`. */
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  /** Where to do it. */
  readonly link?: { readonly to: string; readonly label: string }
  /** Other words under which people look for it. */
  readonly also?: string
}

export interface Topic {
  readonly title: string
  readonly questions: readonly Question[]
}
