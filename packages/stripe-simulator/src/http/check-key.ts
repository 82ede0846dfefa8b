import type { Request } from 'express'
import { type Form, textOf } from './form.ts'
import { StripeError } from './stripe-error.ts'

const unauthorised = (message: string) => new StripeError(401, { type: 'invalid_request_error', message })

/** Which key a request comes with, in its Authorization header or, from browsers, in the form. */
export const keyKindOf = (request: Request, form: Form): 'secret' | 'publishable' => {
  const header = request.header('authorization') ?? ''
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(header) ?? []
  const key = /^Bearer (\S+)$/i.exec(header)?.[1] ?? Buffer.from(encoded, 'base64').toString().split(':')[0] ?? ''
  const given = key === '' ? (textOf(form, 'key') ?? '') : key
  if (given === '') throw unauthorised('You did not provide an API key.')
  if (/^[sr]k_/.test(given)) return 'secret'
  if (given.startsWith('pk_')) return 'publishable'
  throw unauthorised('Invalid API Key provided.')
}
