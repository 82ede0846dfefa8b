import { unlessTaken } from './unless-taken.ts'

/** Lets a bulk write pass whose only failures are unique keys that somebody else took first. Resolves to whether there were any. */
export const ignoreDuplicates = async (work: Promise<unknown>): Promise<boolean> => (await unlessTaken(work)) === null
