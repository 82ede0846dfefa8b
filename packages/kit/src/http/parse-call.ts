import type { AnyRoute, InvalidField } from '@verandah/contracts'
import type { Request } from 'express'
import { config, locales, type ZodMiniType } from 'zod/mini'
import { invalid, notFound } from '../errors.ts'

config(locales.en())

/** Checks params, query and body against the contract. A malformed id in the path is answered like a missing one. */
export const parseCall = (route: AnyRoute, request: Request): { params: unknown; query: unknown; body: unknown } => {
  const params = check(route.params as ZodMiniType | undefined, request.params)
  if (params.errors.length > 0) throw notFound()
  const query = check(route.query as ZodMiniType | undefined, request.query)
  const body = check(route.body as ZodMiniType | undefined, request.body as unknown)
  const errors = [...query.errors, ...body.errors]
  if (errors.length > 0) throw invalid(errors)
  return { params: params.value, query: query.value, body: body.value }
}

const check = (schema: ZodMiniType | undefined, given: unknown): { value: unknown; errors: InvalidField[] } => {
  if (schema === undefined) return { value: undefined, errors: [] }
  const result = schema.safeParse(given)
  if (result.success) return { value: result.data, errors: [] }
  return {
    value: undefined,
    errors: result.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
  }
}
