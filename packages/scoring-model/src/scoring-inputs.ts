import { scoredFields, type KeptHome, type ScoreOverrides, type ScoringInput } from '@verandah/contracts'

type Scored = Pick<KeptHome, keyof typeof scoredFields>

const fields = Object.keys(scoredFields) as (keyof Scored)[]

export const scoringFields: readonly (keyof KeptHome)[] = [...fields, 'id', 'revision', 'hiddenPrice']

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
