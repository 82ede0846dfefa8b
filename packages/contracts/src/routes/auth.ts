import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Credentials, CurrentUser, Registration } from '../models/user.ts'
import { accountRoutes } from './account.ts'

export const getCurrentUser = defineRoute({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/user',
  service: 'auth',
  auth: 'session',
  summary: 'The signed-in user; 401 means none.',
  status: 200,
  reply: CurrentUser,
})

export const login = defineRoute({
  name: 'login',
  method: 'POST',
  path: '/api/login',
  service: 'auth',
  auth: 'public',
  isOriginChecked: true,
  summary: 'Opens a session.',
  status: 200,
  body: Credentials,
  reply: CurrentUser,
})

export const register = defineRoute({
  name: 'register',
  method: 'POST',
  path: '/api/register',
  service: 'auth',
  auth: 'public',
  isOriginChecked: true,
  summary: 'Opens an account and a session.',
  status: 201,
  body: Registration,
  reply: CurrentUser,
})

export const logout = defineRoute({
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
  service: 'auth',
  auth: 'public',
  isOriginChecked: true,
  summary: 'Ends the session everywhere within a second. Without a session it succeeds too.',
  status: 204,
})

/** Sets fresh cookies for a refresh token; only the gateway calls it. */
export const refreshSession = defineRoute({
  name: 'refreshSession',
  method: 'POST',
  path: '/api/session/refresh',
  service: 'auth',
  auth: 'token',
  isExposed: false,
  summary: 'Rotates a refresh token (RFC 9700, section 4.14).',
  status: 200,
  body: z.object({ refreshToken: z.string().check(z.maxLength(512)) }),
  reply: z.object({ accessToken: z.string(), refreshToken: z.string(), refreshExpiresAt: z.iso.datetime() }),
})

export const authRoutes = [getCurrentUser, login, register, logout, refreshSession, ...accountRoutes]
