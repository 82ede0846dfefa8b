interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: object
  setup_intent?: object
}

/** A response in the format of Stripe's errors (docs.stripe.com/api/errors). */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function invalidRequest(status: number, message: string, more: Partial<ErrorBody> = {}): StripeError {
  return new StripeError(status, { type: 'invalid_request_error', message, ...more })
}

export function missing(kind: string, id: string, param = 'id'): StripeError {
  return invalidRequest(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
}

export function refused(message: string, param?: string, code?: string): StripeError {
  return invalidRequest(400, message, { ...(param && { param }), ...(code && { code }) })
}
