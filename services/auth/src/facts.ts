import {
  SessionRevoked,
  UserChanged,
  UserDeletionRequested,
  UserExportRequested,
  UserRegistered,
} from '@verandah/contracts'
import { fact, newEvent } from '@verandah/kit'
import { userChanged, userRegistered } from './change-user.ts'
import type { AuthContext } from './context.ts'

/** Who has an account, who leaves, who waits for their data, and whose sessions have just ended. */
export const facts = [
  fact(UserRegistered, ({ users, clock }: AuthContext) => users.each((user) => userRegistered(user, clock))),
  fact(UserChanged, ({ users, clock }: AuthContext) => users.each((user) => userChanged(user, clock))),
  fact(UserDeletionRequested, ({ deletions, clock }: AuthContext) =>
    deletions.eachAsked(({ _id: userId, deletion }) =>
      newEvent(UserDeletionRequested, { userId, deletionId: deletion.id }, { clock }),
    ),
  ),
  fact(UserExportRequested, ({ exports, clock }: AuthContext) =>
    exports.eachAskedAnew((userId, exportId) => newEvent(UserExportRequested, { userId, exportId }, { clock })),
  ),
  fact(SessionRevoked, async function* ({ revocations }: AuthContext) {
    yield await revocations.recentEvents()
  }),
]
