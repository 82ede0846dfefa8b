import type { ShortlistContext } from '../context.ts'

/** The bytes of all members of the user's household, or of the user alone. */
export async function usedBytesOf(
  { files, households }: Pick<ShortlistContext, 'files' | 'households'>,
  userId: string,
): Promise<number> {
  const members = await households.membersOf(userId)
  return files.bytesOf([userId, ...members.map((one) => one.userId).filter((id) => id !== userId)])
}
