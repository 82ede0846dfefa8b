import { coalesceBy } from '@verandah/kit'

interface Looking {
  /** What is not exact may be so for its asker alone, whose calls are spent. */
  readonly look: string
}

/** Equal questions at one time are one call, unless its answer is not exact. */
export const shareAnswers = <Question, Answer extends Looking>(
  keyOf: (question: Question) => string,
  find: (question: Question) => Promise<Answer>,
): ((question: Question) => Promise<Answer>) =>
  coalesceBy(keyOf, async ([first, ...others]: Question[]) => {
    const answer = await find(first as Question)
    if (answer.look !== 'exact') return [answer, ...(await Promise.all(others.map(find)))]
    return [answer, ...others.map(() => answer)]
  })
