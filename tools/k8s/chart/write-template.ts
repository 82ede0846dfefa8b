import { stringify } from 'yaml'
import type { Hole } from './hole.ts'
import type { Node, Part } from './merge-variants.ts'

/** Text that no action is read from: Prometheus and Grafana have templates of the same form. */
const escaped = (text: string) => text.replaceAll('{{', '{{ "{{" }}')
const scalar = (value: unknown) => escaped(stringify(value, { lineWidth: 0, defaultStringType: 'PLAIN' }).trimEnd())
const spaces = (count: number) => ' '.repeat(count)

const wrapped = (when: string | undefined, lines: readonly string[]): string[] =>
  when === undefined ? [...lines] : [`{{- if ${when} }}`, ...lines, '{{- end }}']

const yamlOf = (path: string, indent: number) => `{{- toYaml ${path} | nindent ${indent} }}`

const holeLines = (key: string, hole: Hole, indent: number): string[] => {
  const label = `${spaces(indent)}${key}:`
  if (hole.hole === 'text') return [`${label} ${hole.text}`]
  if (hole.hole === 'block') return [label, yamlOf(hole.path, indent + 2)]
  if (hole.hole === 'entries') return wrapped(hole.path, [yamlOf(hole.path, indent)])
  return wrapped(hole.path, [label, yamlOf(hole.path, indent + 2)])
}

const entryLines = (key: string, node: Node, indent: number): string[] => {
  const label = `${spaces(indent)}${stringify(key).trimEnd()}:`
  if (node.is === 'hole') return holeLines(key, node.value, indent)
  if (node.is === 'choice')
    return [
      `{{- if ${node.when} }}`,
      ...entryLines(key, node.then, indent),
      '{{- else }}',
      ...entryLines(key, node.otherwise, indent),
      '{{- end }}',
    ]
  if (node.is === 'map') return node.entries.length === 0 ? [`${label} {}`] : [label, ...linesOf(node, indent + 2)]
  if (node.is === 'list') return node.items.length === 0 ? [`${label} []`] : [label, ...linesOf(node, indent + 2)]
  if (typeof node.value === 'string' && node.value.includes('\n'))
    return [`${label} |${node.value.endsWith('\n') ? '' : '-'}`, ...blockLines(node.value, indent + 2)]
  return [`${label} ${scalar(node.value)}`]
}

const blockLines = (value: string, indent: number): string[] => {
  if (value.endsWith('\n\n')) throw new Error('A text of several lines ends with one line break at most.')
  return value
    .trimEnd()
    .split('\n')
    .map((line) => `${spaces(indent)}${escaped(line)}`)
}

/** An item begins with what it always has, because its dash comes before the first entry. */
const steadyFirst = (node: Node): Node => {
  if (node.is !== 'map') return node
  const first = node.entries.find(({ node: value, when }) => when === undefined && value.is !== 'choice')
  return { is: 'map', entries: node.entries.toSorted((one, other) => Number(other === first) - Number(one === first)) }
}

/** The lines of an item; its first begins with the dash. */
const itemLines = ({ node, when }: Part, indent: number): string[] => {
  if (node.is === 'scalar') return wrapped(when, [`${spaces(indent)}- ${scalar(node.value)}`])
  if (node.is === 'hole' && node.value.hole === 'text') return wrapped(when, [`${spaces(indent)}- ${node.value.text}`])
  const lines = linesOf(steadyFirst(node), indent + 2)
  const at = lines.findIndex((line) => !line.startsWith('{{-'))
  if (at !== 0) throw new Error(`An item of a list begins with a condition: ${lines[0] ?? ''}`)
  return wrapped(when, [`${spaces(indent)}- ${lines[0]?.trimStart() ?? ''}`, ...lines.slice(1)])
}

/** The lines of a map or a list. */
export function linesOf(node: Node, indent: number): string[] {
  if (node.is === 'map')
    return node.entries.flatMap(({ key, node: value, when }) => wrapped(when, entryLines(key, value, indent)))
  if (node.is === 'list') return node.items.flatMap((item) => itemLines(item, indent))
  throw new Error('A template begins with a map or a list.')
}
