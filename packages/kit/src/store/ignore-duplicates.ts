import { isDuplicateKey } from './is-duplicate-key.ts'

/** Lets a bulk write pass whose only failures are unique keys that somebody else took first. Resolves to whether there were any. */
export const ignoreDuplicates = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return false
  } catch (error) {
    if (!isOnlyDuplicates(error)) throw error
    return true
  }
}

const isOnlyDuplicates = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null || !('writeErrors' in error)) return isDuplicateKey(error)
  return [error.writeErrors].flat().every(isDuplicateKey)
}
