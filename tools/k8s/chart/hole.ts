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

export function isHole(value: unknown): value is Hole {
  return typeof value === 'object' && value !== null && 'hole' in value && typeof value.hole === 'string'
}

export function valueOf(path: string): Hole {
  return { hole: 'text', text: `{{ .Values.${path} }}` }
}
export function quoted(path: string): Hole {
  return { hole: 'text', text: `{{ .Values.${path} | quote }}` }
}
export function text(template: string): Hole {
  return { hole: 'text', text: template }
}
export function block(path: string): Hole {
  return { hole: 'block', path: `.Values.${path}` }
}
export function optional(path: string): Hole {
  return { hole: 'optional', path: `.Values.${path}` }
}

/** The key under which a map holds further entries. */
export const furtherEntries = '…'
export function entries(path: string): Record<string, Hole> {
  return {
    [furtherEntries]: { hole: 'entries', path: `.Values.${path}` },
  }
}
