import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { SharedHome, SharedHomeToken } from '../models/shared-home.ts'

export const shareHome = defineRoute('search', 'shareHome', 'POST /api/properties/{id}/shared-link', {
  summary:
    'The token of a public link to a home, the same each time. 403 `own-home-not-shared` for a home that the caller added.',
  params: z.object({ id: Id }),
  reply: z.object({ token: SharedHomeToken }),
})

export const getSharedLink = defineRoute('search', 'getSharedLink', 'GET /api/properties/{id}/shared-link', {
  summary: "The token of the caller's public link to a home; null without one.",
  params: z.object({ id: Id }),
  reply: z.object({ token: z.nullable(SharedHomeToken) }),
})

export const stopSharingHome = defineRoute('search', 'stopSharingHome', 'DELETE /api/properties/{id}/shared-link', {
  summary: "Takes back the caller's public link to a home: it stops working. Sharing again makes a new one.",
  params: z.object({ id: Id }),
})

export const getSharedHome = defineRoute('search', 'getSharedHome', 'GET /api/shared-homes/{token}', {
  auth: 'token',
  summary: 'What the adverts of a shared home say, and nothing of the buyer who shared it; the address is the key.',
  params: z.object({ token: SharedHomeToken }),
  reply: SharedHome,
})
