import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Credentials, CurrentUser, Registration } from '../models/user.ts'

export const getCurrentUser = defineRoute('auth', 'getCurrentUser', 'GET /api/user', {
  summary: 'The signed-in user; 401 means none.',
  reply: CurrentUser,
})

export const login = defineRoute('auth', 'login', 'POST /api/login', {
  auth: 'public',
  isOriginChecked: true,
  summary:
    'Opens a session. 401 `code-needed` for the right password of an account with two-step verification: its `challenge` goes to `/api/login/two-step` with a code.',
  body: Credentials,
  reply: CurrentUser,
})

export const register = defineRoute('auth', 'register', 'POST /api/register', {
  auth: 'public',
  isOriginChecked: true,
  summary: 'Opens an account and a session.',
  status: 201,
  body: Registration,
  reply: CurrentUser,
})

export const logout = defineRoute('auth', 'logout', 'POST /api/logout', {
  auth: 'public',
  isOriginChecked: true,
  summary: 'Ends the session everywhere within a second. Without a session it succeeds too.',
})

/** Sets fresh cookies for a refresh token; only the gateway calls it. */
export const refreshSession = defineRoute('auth', 'refreshSession', 'POST /api/session/refresh', {
  auth: 'token',
  isExposed: false,
  summary: 'Rotates a refresh token (RFC 9700, section 4.14).',
  body: z.object({ refreshToken: z.string().check(z.maxLength(512)) }),
  reply: z.object({ accessToken: z.string(), refreshToken: z.string(), refreshExpiresAt: z.iso.datetime() }),
})
