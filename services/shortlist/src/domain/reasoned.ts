/** What a buyer chose, and why. Both change together, so that a reason never joins another choice. */
export interface Reasoned<Choice> {
  choice: Choice | null
  /** Empty without a choice. */
  reason: string
}

type Given<Choice> = { readonly [Field in keyof Reasoned<Choice>]?: Reasoned<Choice>[Field] | undefined }

/** Returns what a sender says on top of what they saw: a new choice without a reason clears the old one. */
export function sayOn<Choice>(seen: Reasoned<Choice>, given: Given<Choice>): Reasoned<Choice> {
  const { choice = seen.choice, reason } = given
  const kept = choice === seen.choice ? seen.reason : ''
  return { choice, reason: reason ?? kept }
}

/** The later of two choices wins, with its reason. */
export function mergeReasoned<Choice>(
  current: Reasoned<Choice>,
  base: Reasoned<Choice> | null,
  given: Given<Choice>,
): Reasoned<Choice> {
  const seen = base ?? current
  const said = sayOn(seen, given)
  const isRepeated = said.choice === seen.choice && said.reason === seen.reason
  return isRepeated ? current : said
}

/** Adds a choice where there is none, and a reason where the same choice has none. */
export function addReasoned<Choice>(current: Reasoned<Choice>, given: Given<Choice>): Reasoned<Choice> {
  if (current.choice === null) return sayOn(current, given)
  const isOther = (given.choice ?? current.choice) !== current.choice
  const reason = isOther || current.reason !== '' ? current.reason : (given.reason ?? '')
  return { choice: current.choice, reason }
}
