import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant } from '../fields.ts'
import { Plan } from '../models/plan.ts'

export const UserRegistered = defineEvent('UserRegistered', {
  owner: 'auth',
  version: 1,
  terminal: true,
  summary: 'Somebody opened an account.',
  data: z.object({ userId: Id, username: z.string(), email: z.string(), name: z.string(), plan: Plan }),
})

export const UserChanged = defineEvent('UserChanged', {
  owner: 'auth',
  version: 1,
  terminal: true,
  summary: 'What others may know of a user is different now. The data is whole; a newer revision wins.',
  data: z.object({
    userId: Id,
    revision: z.int(),
    username: z.string(),
    email: z.string(),
    name: z.string(),
    isAdmin: z.boolean(),
    plan: Plan,
  }),
})

export const SessionRevoked = defineEvent('SessionRevoked', {
  owner: 'auth',
  version: 1,
  delivery: 'broadcast',
  summary: 'A session ended before its tokens did: every process refuses its access tokens from now on.',
  data: z.object({ sid: Id, userId: Id, revokedAt: Instant }),
})
