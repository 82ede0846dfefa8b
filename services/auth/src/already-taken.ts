import { problemCodes } from '@verandah/contracts'
import { AppError } from '@verandah/kit'
import type { TakenField } from './users.ts'

const takenProblems = {
  username: { code: problemCodes.usernameTaken, detail: 'This username is taken. Please choose another.' },
  email: { code: problemCodes.emailTaken, detail: 'There is an account with this e-mail address. Please sign in.' },
} as const

/** The conflict that names the field which somebody else has already. */
export const alreadyTaken = (field: TakenField) => {
  const { code, detail } = takenProblems[field]
  return new AppError('conflict', { code, detail, fields: [{ field, message: detail }] })
}
