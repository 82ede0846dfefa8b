import { certaintyOf, type HomeCertainty } from './certainty-of.ts'
import { type WantsFirst, waysToFirst, type WaysToFirst } from './put-first.ts'
import type { Ranked } from './ranked.ts'

/** What the worker can be asked, with its answers. */
export interface Questions {
  certainty: { asked: Ranked; answer: HomeCertainty[] }
  waysToFirst: { asked: WantsFirst; answer: WaysToFirst }
}

export type Question = { [Name in keyof Questions]: { name: Name; asked: Questions[Name]['asked'] } }[keyof Questions]

export const answerOf = (question: Question): Questions[keyof Questions]['answer'] =>
  question.name === 'certainty' ? certaintyOf(question.asked) : waysToFirst(question.asked)
