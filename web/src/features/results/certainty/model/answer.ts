import { type Choice, type Dial, suggestWeights, tellingPairs, type Turn } from '@verandah/decide'
import { certaintyOf, type HomeCertainty } from './certainty-of.ts'
import { type WantsFirst, waysToFirst, type WaysToFirst } from './put-first.ts'
import type { Ranked } from './ranked.ts'

export interface Questions {
  certainty: { asked: Ranked; answer: HomeCertainty[] }
  waysToFirst: { asked: WantsFirst; answer: WaysToFirst }
  suggestion: { asked: { choices: Choice[]; dials: Dial[] }; answer: Turn[] }
  tellingPairs: { asked: Parameters<typeof tellingPairs>[0]; answer: [number, number][] }
}

export type Question = { [Name in keyof Questions]: { name: Name; asked: Questions[Name]['asked'] } }[keyof Questions]

type Answers = { [Name in keyof Questions]: (asked: Questions[Name]['asked']) => Questions[Name]['answer'] }

const answers: Answers = {
  certainty: certaintyOf,
  waysToFirst,
  suggestion: ({ choices, dials }) => suggestWeights(choices, dials),
  tellingPairs,
}

export function answerOf({ name, asked }: Question): Questions[keyof Questions]['answer'] {
  return answers[name](asked as never)
}
