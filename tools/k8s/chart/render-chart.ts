import { createHash } from 'node:crypto'
import { parseAllDocuments, stringify } from 'yaml'
import type { Manifest } from '../manifest.ts'

/**
 * Renders the templates of our chart: the few actions of Go's templates and Helm that they use. Anything else is
 * refused, so that no template can mean one thing here and another to Helm.
 */
export interface Release {
  readonly templates: ReadonlyMap<string, string>
  readonly values: object
  readonly namespace: string
}

type Token = { readonly is: 'text'; readonly text: string } | { readonly is: 'action'; readonly action: string }

const actionIn = /\{\{(- )?\s*(.*?)\s*( -)?\}\}/g

/** `{{- ` takes away the white space before it, ` -}}` what follows. */
const tokensOf = (template: string): Token[] => {
  const tokens: Token[] = []
  let at = 0
  let isTrimmed = false
  const add = (text: string, trimsEnd: boolean) => {
    const started = isTrimmed ? text.trimStart() : text
    tokens.push({ is: 'text', text: trimsEnd ? started.trimEnd() : started })
  }
  for (const { 0: whole, 1: before, 2: action = '', 3: after, index } of template.matchAll(actionIn)) {
    add(template.slice(at, index), before !== undefined)
    tokens.push({ is: 'action', action })
    at = index + whole.length
    isTrimmed = after !== undefined
  }
  add(template.slice(at), false)
  return tokens
}

const path = String.raw`\.(?:Values|Release)(?:\.\w+)+`

const lookUp = ({ values, namespace }: Release, text: string): unknown =>
  text
    .slice(1)
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], {
      Values: values,
      Release: { Namespace: namespace },
    })

const isTrue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)

const holds = (release: Release, condition: string): boolean => {
  const [, operator, one = '', other = ''] =
    new RegExp(`^(?:(not|and) )?(${path})(?: (${path}))?$`).exec(condition) ?? []
  if (one === '' || (other !== '') !== (operator === 'and')) return refuse(`if ${condition}`)
  if (operator === 'not') return !isTrue(lookUp(release, one))
  return isTrue(lookUp(release, one)) && (operator !== 'and' || isTrue(lookUp(release, other)))
}

const refuse = (action: string): never => {
  throw new Error(`{{ ${action} }} is not among the actions that tools/k8s/chart/render-chart.ts knows.`)
}

const needed = (release: Release, where: string): unknown => {
  const value = lookUp(release, where)
  if (value === undefined || value === null)
    throw new Error(`The template asks for ${where}, which no values file has.`)
  return value
}

const forms: readonly [RegExp, (release: Release, ...found: string[]) => string][] = [
  [/^"(\{\{)"$/, (_, literal = '') => literal],
  [new RegExp(`^(${path})$`), (release, where = '') => String(needed(release, where))],
  [new RegExp(`^(${path}) \\| quote$`), (release, where = '') => JSON.stringify(String(needed(release, where)))],
  [
    new RegExp(`^toYaml (${path}) \\| nindent (\\d+)$`),
    (release, where = '', indent = '') =>
      stringify(needed(release, where), { lineWidth: 0 })
        .trimEnd()
        .split('\n')
        .map((line) => `\n${' '.repeat(Number(indent))}${line}`)
        .join(''),
  ],
  [
    /^include \(print \$\.Template\.BasePath "\/([\w-]+\.yaml)"\) \. \| sha256sum$/,
    (release, name = '') => createHash('sha256').update(renderTemplate(release, name)).digest('hex'),
  ],
]

const output = (release: Release, action: string): string => {
  for (const [form, write] of forms) {
    const found = form.exec(action)
    if (found) return write(release, ...found.slice(1))
  }
  return refuse(action)
}

/** One template as text. */
const renderTemplate = (release: Release, name: string): string => {
  const template = release.templates.get(name)
  if (template === undefined) throw new Error(`The chart has no template ${name}.`)
  const text = textOf(release, tokensOf(template))
  if (text === undefined) throw new Error(`${name} has an if without its end.`)
  return text
}

/** Undefined where an `if` has no end. */
const textOf = (release: Release, tokens: readonly Token[]): string | undefined => {
  /** For each open `if` whether it holds. */
  const open: boolean[] = []
  const close = (what: string): boolean => open.pop() ?? refuse(what)
  let text = ''
  for (const token of tokens) {
    const isShown = open.every(Boolean)
    if (token.is === 'text') text += isShown ? token.text : ''
    else if (token.action.startsWith('if ')) open.push(isShown && holds(release, token.action.slice(3)))
    else if (token.action === 'else') open.push(!close('else'))
    else if (token.action === 'end') close('end')
    else if (isShown) text += output(release, token.action)
  }
  return open.length > 0 ? undefined : text
}

/** All objects of a release. */
export function renderChart(release: Release): Manifest[] {
  return [...release.templates.keys()].flatMap((name) =>
    parseAllDocuments(renderTemplate(release, name)).flatMap((document) => {
      if (document.errors.length > 0) throw new Error(`${name}: ${document.errors.join(' ')}`)
      return (document.toJS() as Manifest | null) ?? []
    }),
  )
}
