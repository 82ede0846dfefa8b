/** The result of a write, or null when it failed only on taken unique keys. */
export async function unlessTaken<Result>(write: PromiseLike<Result>): Promise<Result | null> {
  try {
    return await write
  } catch (error) {
    const failures = isBulk(error) ? [error.writeErrors].flat() : [error]
    if (failures.length > 0 && failures.every(isDuplicateKey)) return null
    throw error
  }
}

/** How many documents an ordered insert wrote: all, or those before the first whose unique key is taken. */
export async function countInserted(write: PromiseLike<{ insertedCount: number }>): Promise<number> {
  try {
    return (await write).insertedCount
  } catch (error) {
    const [failure] = isBulk(error) ? [error.writeErrors].flat() : []
    if (!isDuplicateKey(failure)) throw error
    return (failure as { index: number }).index
  }
}

const isBulk = (error: unknown): error is { writeErrors: unknown } =>
  typeof error === 'object' && error !== null && 'writeErrors' in error

/** MongoDB's E11000. */
const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11000
