import * as z from 'zod/mini'

/** Reasons for refusing an operation. One table maps them to HTTP (kit), one to the bus. */
export const problemKinds = [
  'invalid',
  'unreadable',
  'unsupported',
  'too-large',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'limited',
  'unavailable',
  'bug',
] as const
export type ProblemKind = (typeof problemKinds)[number]

export const InvalidField = z.object({ field: z.string(), message: z.string() })
export type InvalidField = z.infer<typeof InvalidField>

/** RFC 9457 problem document. The browser switches on `code`, never on text. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  instance: z.optional(z.string()),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(InvalidField)),
})
export type Problem = z.infer<typeof Problem>

/** Stable codes that the browser acts on. */
export const problemCodes = {
  searchNotAllowed: 'search-not-allowed',
  subscriptionRequired: 'subscription-required',
  editConflict: 'edit-conflict',
  shortlistFull: 'shortlist-full',
  calendarFull: 'calendar-full',
  ownHomesFull: 'own-homes-full',
  contractsFull: 'contracts-full',
  visitFull: 'visit-full',
  filesFull: 'files-full',
  fileType: 'file-type',
  fileUnreadable: 'file-unreadable',
  tooLarge: 'too-large',
  ownHomeNotShared: 'own-home-not-shared',
  usernameTaken: 'username-taken',
  emailTaken: 'email-taken',
  emailUnconfirmed: 'email-unconfirmed',
  wrongCredentials: 'wrong-credentials',
  wrongPassword: 'wrong-password',
  passwordNeeded: 'password-needed',
  weakPassword: 'weak-password',
  codeNeeded: 'code-needed',
  wrongCode: 'wrong-code',
  twoCodesNeeded: 'two-codes-needed',
  loginExpired: 'log-in-expired',
  twoStepOn: 'two-step-on',
  twoStepOff: 'two-step-off',
  twoStepExpired: 'two-step-expired',
  linkUsed: 'link-used',
  linkExpired: 'link-expired',
  tooManyAttempts: 'too-many-attempts',
  tooManySearches: 'too-many-searches',
  searchTooOld: 'search-too-old',
  householdFull: 'household-full',
  inHousehold: 'in-household',
  inviteCodeRefused: 'invite-code-refused',
} as const
