import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Bytes } from '../fields.ts'
import { AccountDeletion, DataExport, DeletionReceipt, DeletionReceiptWithToken } from '../models/account-data.ts'

export const requestExport = defineRoute('auth', 'requestExport', 'POST /api/user/export', {
  summary:
    'Asks every service for all that it holds about the caller, in place of an export before. One at a time: while one is pending it is answered again.',
  status: 202,
  reply: DataExport,
})

export const getExport = defineRoute('auth', 'getExport', 'GET /api/user/export', {
  summary: 'How the latest export of the caller is going; null when there is none, or no longer.',
  reply: z.nullable(DataExport),
})

export const downloadExport = defineRoute('auth', 'downloadExport', 'GET /api/user/export/download', {
  summary:
    'Everything that is kept about the caller, as one JSON file. 404 until the export is ready, and when it has expired.',
  reply: Bytes,
  replyType: 'application/json',
})

export const requestAccountDeletion = defineRoute('auth', 'requestAccountDeletion', 'POST /api/user/deletion', {
  summary:
    'Deletes the account of whoever knows its password, and ends every session. The token reads the receipt afterwards. 400 `wrong-password`.',
  status: 202,
  body: AccountDeletion,
  reply: DeletionReceiptWithToken,
})

export const getDeletionReceipt = defineRoute('auth', 'getDeletionReceipt', 'GET /api/account-deletions/{token}', {
  auth: 'token',
  summary: 'What the deletion of an account did in each service, for whoever holds the token of its receipt.',
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  reply: DeletionReceipt,
})
