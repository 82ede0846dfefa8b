import * as z from 'zod/mini'
import { allRoutes } from './all-routes.ts'
import type { AnyRoute } from './define-route.ts'
import { headersOf, problemsOf, replyHeaders } from './openapi-answers.ts'
import { Problem } from './problem.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of every call that the gateway serves, made from the route contracts. */
export function openApiDocument(routes: readonly AnyRoute[] = allRoutes): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Verandah',
      version: '1',
      description: 'Search, score and shortlist homes in Australia.',
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/' }],
    paths: pathsOf(routes.filter((route) => route.isExposed !== false)),
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'verandah_access' },
        token: { type: 'http', scheme: 'bearer' },
        signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
      },
    },
  }
}

const pathsOf = (routes: readonly AnyRoute[]): Json => {
  const paths: Record<string, Json> = {}
  for (const route of routes.filter(({ onQuery }) => !onQuery)) {
    const others = routes.filter(
      ({ onQuery, path, method }) => onQuery && path === route.path && method === route.method,
    )
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, others) }
  }
  return paths
}

/** An OpenAPI path has one operation per method: routes that differ only by query are merged into it. */
const operationOf = (route: AnyRoute, others: readonly AnyRoute[]): Json => ({
  operationId: route.name,
  summary: route.summary,
  ...(others.length > 0 && { description: others.map(({ summary }) => summary).join(' ') }),
  tags: [route.service],
  security: route.auth === 'public' ? [] : [{ [route.auth]: [] }],
  parameters: [...parametersOf(route.params as unknown, 'path'), ...queryOf([route, ...others])],
  ...requestBodyOf(route),
  responses: responsesOf(route, others),
})

const queryOf = (routes: readonly AnyRoute[]): Json[] => {
  const parameters = routes.flatMap(({ query }) => parametersOf(query as unknown, 'query'))
  return [...new Map(parameters.map((parameter) => [parameter.name, parameter])).values()]
}

const responsesOf = (route: AnyRoute, others: readonly AnyRoute[]): Json => {
  const headers = [...new Set([route, ...others].flatMap(headersOf))]
  const described = Object.fromEntries(
    headers.map((name) => [name, { description: replyHeaders[name], schema: { type: 'string' } }]),
  )
  const withHeaders = headers.length === 0 ? {} : { headers: described }
  const problems = Object.entries(problemsOf(route)).map(([status, codes = []]) => [
    status,
    {
      description: `A problem document with the code ${codes.map((code) => `\`${code}\``).join(' or ')}.`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return {
    [route.status]: { description: route.summary, ...withHeaders, ...contentOf(withReplies(route, others)) },
    ...(headers.includes('ETag') &&
      route.method === 'GET' && { 304: { description: 'What the caller has is current.' } }),
    ...(Object.fromEntries(problems) as Json),
  }
}

const withReplies = (route: AnyRoute, others: readonly AnyRoute[]): AnyRoute =>
  others.length === 0
    ? route
    : { ...route, reply: z.union([route, ...others].map(({ reply }) => reply as z.ZodMiniType)) }

const contentOf = ({ reply, replyType }: AnyRoute): Json => {
  if (replyType === 'application/json') return { content: { [replyType]: { schema: { type: 'object' } } } }
  if (replyType) return { content: Object.fromEntries([replyType].flat().map(rawContentOf)) }
  if (reply === undefined) return {}
  return { content: { 'application/json': { schema: schemaOf(reply as z.ZodMiniType, 'output') } } }
}

const rawContentOf = (type: string) => [type, { schema: { type: 'string', contentMediaType: type } }] as const

const requestBodyOf = ({ body, bodyType }: AnyRoute): Json => {
  if (bodyType) return { requestBody: { required: true, content: { [bodyType]: { schema: { type: 'string' } } } } }
  if (!body) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(body as z.ZodMiniType, 'input') } },
    },
  }
}

const parametersOf = (schema: unknown, place: 'path' | 'query'): Json[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema as z.ZodMiniType, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
