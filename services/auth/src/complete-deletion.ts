import type { AuthContext } from './context.ts'
import { isAnsweredByAll } from './deletion.ts'

/** Once every service has answered: what the bus still holds of the user goes, and their names are free again. */
export const completeDeletion = async (
  { deletions, eraseMessages, clock }: Pick<AuthContext, 'deletions' | 'eraseMessages' | 'clock'>,
  userId: string,
): Promise<void> => {
  const deletion = await deletions.of(userId)
  if (!deletion || deletion.completedAt || !isAnsweredByAll(deletion)) return
  await eraseMessages(userId)
  await deletions.complete(userId, clock.now())
}
