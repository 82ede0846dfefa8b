/** A line of the specification that the product departs from on purpose. */
interface Excuse {
  section: number
  says: string
  /** The file that says why. */
  decision: string
}

export const excused: readonly Excuse[] = []
