import {
  HouseholdChanged,
  SessionRevoked,
  UserChanged,
  UserDeletionRequested,
  UserExportRequested,
  UserRegistered,
} from '@verandah/contracts'
import { snapshot, newEvent } from '@verandah/kit'
import { userChanged, userRegistered } from './change-user.ts'
import { householdChanged } from './households/households.ts'
import type { AuthContext } from './context.ts'

/** Accounts, deletions, exports and recent revocations. */
export const snapshots = [
  snapshot(UserRegistered, ({ users, clock }: AuthContext) => users.each((user) => userRegistered(user, clock))),
  snapshot(UserChanged, ({ users, clock }: AuthContext) => users.each((user) => userChanged(user, clock))),
  snapshot(UserDeletionRequested, ({ deletions, clock }: AuthContext) =>
    deletions.eachAsked(({ _id: userId, deletion }) =>
      newEvent(UserDeletionRequested, { userId, deletionId: deletion.id }, { clock }),
    ),
  ),
  snapshot(UserExportRequested, ({ exports, clock }: AuthContext) =>
    exports.eachAskedAnew((userId, exportId) => newEvent(UserExportRequested, { userId, exportId }, { clock })),
  ),
  snapshot(HouseholdChanged, ({ households, clock }: AuthContext) =>
    households.each((household) => householdChanged(household, clock)),
  ),
  snapshot(SessionRevoked, async function* ({ revocations }: AuthContext) {
    yield await revocations.recentEvents()
  }),
]
