import { isDuplicateKey } from './is-duplicate-key.ts'

/** Lets a bulk write pass whose only failures are unique keys that somebody else took first. */
export const ignoreDuplicates = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!isOnlyDuplicates(error)) throw error
  }
}

const isOnlyDuplicates = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null || !('writeErrors' in error)) return isDuplicateKey(error)
  return [error.writeErrors].flat().every(isDuplicateKey)
}
