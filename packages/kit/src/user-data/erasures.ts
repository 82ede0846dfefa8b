import type { ErasedUsers } from './erased-users.ts'

/** Erases a service's users, and prevents work in flight from writing about them afterwards. */
export interface Erasures<Result> {
  erase(userId: string): Promise<Result>
  hasErased(userId: string): Promise<boolean>
  /**
   * Runs the work and then, even if it fails, erases again each user who was erased during it: any user erased by this
   * process, and the work's own user if another process erased them.
   */
  watch<Done>(userId: string | null, work: () => Promise<Done>): Promise<Done>
}

export function createErasures<Result>(
  erasedUsers: ErasedUsers,
  forget: (userId: string) => Promise<Result>,
): Erasures<Result> {
  const erasing = new Set<{ readonly userId: string }>()
  /** For each piece of work in flight, the users to erase when it ends. */
  const underWay = new Set<Set<string>>()

  const erase = async (userId: string): Promise<Result> => {
    await erasedUsers.add(userId)
    const erasure = { userId }
    erasing.add(erasure)
    for (const erasedMeanwhile of underWay) erasedMeanwhile.add(userId)
    return forget(userId).finally(() => erasing.delete(erasure))
  }
  const eraseAgain = async (userId: string | null, erasedMeanwhile: ReadonlySet<string>): Promise<void> => {
    const isOwnErased = userId !== null && (await erasedUsers.has(userId))
    const users = new Set([...erasedMeanwhile, ...(isOwnErased ? [userId] : [])])
    for (const user of users) await forget(user)
  }
  return {
    erase,
    hasErased: erasedUsers.has,
    watch: async (userId, work) => {
      const erasedMeanwhile = new Set([...erasing].map((erasure) => erasure.userId))
      underWay.add(erasedMeanwhile)
      try {
        return await work()
      } finally {
        underWay.delete(erasedMeanwhile)
        await eraseAgain(userId, erasedMeanwhile)
      }
    },
  }
}
