import { coalesceBy } from '@verandah/kit'

/** Equal questions at one time are one call. */
export const shareAnswers = <Question, Answer>(
  keyOf: (question: Question) => string,
  find: (question: Question) => Promise<Answer>,
): ((question: Question) => Promise<Answer>) =>
  coalesceBy(keyOf, async ([first, ...others]: Question[]) => {
    const answer = await find(first as Question)
    return [answer, ...others.map(() => answer)]
  })
