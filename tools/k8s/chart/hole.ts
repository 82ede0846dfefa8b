/** A place in a manifest that values fill. */
export type Hole =
  /** Text with actions of Go's templates. */
  | { readonly hole: 'text'; readonly text: string }
  /** The YAML of a value, below its key. */
  | { readonly hole: 'block'; readonly path: string }
  /** The same, and no key without the value. */
  | { readonly hole: 'optional'; readonly path: string }
  /** Entries of a value beside the others of the map. */
  | { readonly hole: 'entries'; readonly path: string }

export const isHole = (value: unknown): value is Hole =>
  typeof value === 'object' && value !== null && 'hole' in value && typeof value.hole === 'string'

export const valueOf = (path: string): Hole => ({ hole: 'text', text: `{{ .Values.${path} }}` })
export const quoted = (path: string): Hole => ({ hole: 'text', text: `{{ .Values.${path} | quote }}` })
export const text = (template: string): Hole => ({ hole: 'text', text: template })
export const block = (path: string): Hole => ({ hole: 'block', path: `.Values.${path}` })
export const optional = (path: string): Hole => ({ hole: 'optional', path: `.Values.${path}` })

/** The key under which a map holds further entries. */
export const furtherEntries = '…'
export const entries = (path: string): Record<string, Hole> => ({
  [furtherEntries]: { hole: 'entries', path: `.Values.${path}` },
})
