import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id } from '../fields.ts'
import { deletionReceiptOf, exportPartOf } from '../models/user-data.ts'
import { serviceNames, type ServiceName } from '../services.ts'

export const UserDeletionRequested = defineEvent('auth', 'UserDeletionRequested', {
  summary: 'A user leaves: every service forgets them and answers with a receipt.',
  data: z.object({ userId: Id, deletionId: Id }),
})

export const UserExportRequested = defineEvent('auth', 'UserExportRequested', {
  summary: 'A user wants to see what is kept about them: every service answers with all that it has.',
  data: z.object({ userId: Id, exportId: Id }),
})

/** Every service but auth, which asks the others about a user and collects their answers. */
export type UserDataHolder = Exclude<ServiceName, 'auth'>

const answersOf = (owner: UserDataHolder) => {
  const name = `${owner.charAt(0).toUpperCase()}${owner.slice(1)}`
  return {
    deleted: defineEvent(owner, `${name}DataDeleted`, {
      summary: `${name} has forgotten a user. What a law wants kept is named.`,
      data: deletionReceiptOf(owner),
    }),
    exported: defineEvent(owner, `${name}DataExported`, {
      summary: `Everything that ${owner} holds about a user, as JSON text in parts of at most 400 KiB.`,
      data: exportPartOf(owner),
    }),
  }
}

const holders = serviceNames.filter((name) => name !== 'auth')

/** Each service's answers to auth's two requests: `userDataEvents.search.deleted` is `SearchDataDeleted`. */
export const userDataEvents = Object.fromEntries(holders.map((name) => [name, answersOf(name)])) as Readonly<
  Record<UserDataHolder, ReturnType<typeof answersOf>>
>
export const dataDeletedEvents = Object.values(userDataEvents).map(({ deleted }) => deleted)
export const dataExportedEvents = Object.values(userDataEvents).map(({ exported }) => exported)
