import {
  maxInputsPerMessage,
  maxMessageBytes,
  scoredFields,
  type KeptHome,
  type ScoreOverrides,
  type ScoringInput,
} from '@verandah/contracts'

type Scored = Pick<KeptHome, keyof typeof scoredFields>

const fields = Object.keys(scoredFields) as (keyof Scored)[]

/** The input of `scoringInputOf`. */
export const scoringFields: readonly (keyof KeptHome)[] = [...fields, 'id', 'revision', 'hiddenPrice']

/** Scoring input of a home, with the buyer's overrides. */
export function scoringInputOf(home: KeptHome, overrides: ScoreOverrides | null = null): ScoringInput {
  return {
    propertyId: home.id,
    revision: home.revision,
    ...(Object.fromEntries(fields.map((field) => [field, home[field]])) as Scored),
    facts: home.facts.map(({ name, value }) => ({ name, value })),
    hiddenPrice: home.hiddenPrice,
    overrides,
  }
}

const sizeOf = (input: ScoringInput): number => new TextEncoder().encode(JSON.stringify(input)).length

/** Splits inputs so that no message holds more than 100 of them or 512 KiB. */
export function splitInputs(inputs: readonly ScoringInput[]): ScoringInput[][] {
  const parts: ScoringInput[][] = []
  let bytes = 0
  for (const input of inputs) {
    const size = sizeOf(input)
    const open = parts.at(-1)
    if (open === undefined || open.length >= maxInputsPerMessage || bytes + size > maxMessageBytes) {
      parts.push([input])
      bytes = size
    } else {
      open.push(input)
      bytes += size
    }
  }
  return parts
}
