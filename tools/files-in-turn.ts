import { turnOf } from '../runtime/src/testing/slice.ts'

/** The test files that take longest, in three groups of about equal length. */
export const longFiles = [
  [
    'proofs/e2e/src/accessibility.e2e.test.ts',
    'proofs/e2e/src/keyboard.e2e.test.ts',
    'proofs/security/src/fuzz.flow.test.ts',
    'runtime/src/kill-nine.flow.test.ts',
  ],
  [
    'proofs/e2e/src/map.e2e.test.ts',
    'proofs/e2e/src/shortlist.e2e.test.ts',
    'proofs/e2e/src/specification.test.ts',
    'proofs/security/src/forgery.flow.test.ts',
    'runtime/src/backup/backup.flow.test.ts',
  ],
  [
    'proofs/e2e/src/budgets.e2e.test.ts',
    'proofs/e2e/src/drawn-pages.e2e.test.ts',
    'proofs/e2e/src/results.e2e.test.ts',
    'runtime/src/backup/running.flow.test.ts',
    'runtime/src/going-down.flow.test.ts',
  ],
]

/** The long files that a run leaves to the next two: it takes one group by `VERIFY_TURN`, all if that is not set. */
export const filesOfOtherTurns = (turn = process.env.VERIFY_TURN ?? 'all'): string[] => {
  const taken = turnOf(longFiles, turn)
  return longFiles.filter((group) => !taken.includes(group)).flat()
}
