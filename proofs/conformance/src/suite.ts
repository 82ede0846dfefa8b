import type { AnyBulkWriteOperation, Document } from 'mongodb'

/** MongoDB's unified test format. Source: mongodb/specifications, "Unified Test Format", 1.x. */
export interface Suite {
  readonly description: string
  readonly runOnRequirements?: readonly Requirement[]
  readonly createEntities?: readonly Record<string, Entity>[]
  readonly initialData?: readonly CollectionData[]
  readonly tests: readonly Test[]
}

export interface Requirement {
  readonly minServerVersion?: string
  readonly maxServerVersion?: string
  readonly topologies?: readonly string[]
  readonly auth?: boolean
  readonly serverless?: string
}

export interface Entity {
  readonly id: string
  readonly client?: string
  readonly database?: string
  readonly databaseName?: string
  readonly collectionName?: string
  readonly uriOptions?: Document
  readonly observeEvents?: readonly string[]
  readonly databaseOptions?: EntityOptions
  readonly collectionOptions?: EntityOptions
}

export interface EntityOptions extends Document {
  readonly readPreference?: { readonly mode: string }
}

export interface CollectionData {
  readonly databaseName: string
  readonly collectionName: string
  readonly createOptions?: Document
  readonly documents: readonly Document[]
}

export interface Test {
  readonly description: string
  readonly skipReason?: string
  readonly runOnRequirements?: readonly Requirement[]
  readonly operations: readonly Operation[]
  readonly expectEvents?: readonly { client: string; events: readonly Record<string, Document>[]; eventType?: string }[]
  readonly outcome?: readonly CollectionData[]
}

/** Arguments of an operation; everything else is an option of the driver's method. */
export interface Arguments {
  readonly collection?: string
  readonly command?: Document
  readonly filter?: Document
  readonly update?: Document
  readonly replacement?: Document
  readonly document?: Document
  readonly documents?: Document[]
  readonly requests?: AnyBulkWriteOperation[]
  readonly pipeline?: Document[]
  readonly fieldName?: string
  readonly keys?: Record<string, 1 | -1>
  readonly models?: readonly Record<string, Document>[]
}

export interface Operation {
  readonly object: string
  readonly name: string
  readonly arguments?: Arguments
  readonly ignoreResultAndError?: boolean
  readonly expectResult?: unknown
  readonly expectError?: ExpectedError
}

export interface ExpectedError {
  readonly isError?: boolean
  readonly isClientError?: boolean
  readonly errorContains?: string
  readonly errorCode?: number
  readonly errorCodeName?: string
  readonly errorResponse?: Document
  readonly expectResult?: unknown
}
