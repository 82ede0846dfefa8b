import { openApiDocument, type AnyRoute } from '@verandah/contracts'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object'
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
}

export interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<Record<string, { readonly headers?: Readonly<Record<string, object>> }>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const { paths } = openApiDocument() as { paths: Paths }

/** Returns every operation of the document, with its path and its method in upper case. */
export function documentedOperations(): { path: string; method: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
}

/**
 * Returns the documented operation of a call, without the parameters of another call at its address. Throws for a route
 * that is not in the document.
 */
export function operationOf({ onQuery: _, ...route }: AnyRoute): Operation {
  const method = route.method.toLowerCase()
  const alone = openApiDocument([route]) as { paths: Paths }
  const operation = paths[route.path]?.[method] && alone.paths[route.path]?.[method]
  if (!operation) throw new Error(`${route.name} is not in the OpenAPI document`)
  return operation
}

/** Returns the schema of a call's JSON body; null if it has none. */
export function bodySchemaOf(route: AnyRoute): JsonSchema | null {
  return route.bodyType === undefined
    ? (operationOf(route).requestBody?.content['application/json']?.schema ?? null)
    : null
}
