import { parse } from 'yaml'
import { readText } from './declared-settings.ts'

/** A metric in an expression, with the labels that select it. */
interface AskedNumber {
  readonly name: string
  readonly labels: readonly string[]
}

export function numbersIn(expression: string): AskedNumber[] {
  return [...expression.matchAll(/\b([a-z]\w*)\{([^}]*)\}/g)].map(([, name = '', chosen = '']) => ({
    name,
    labels: [...chosen.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label),
  }))
}

/** Series whose increase an expression asks for, as `name{label="value"}`; other selectors of labels are left out. */
export function increasesIn(expression: string): { name: string; equal: readonly string[] }[] {
  return [...expression.matchAll(/\bincrease\((\w+)\{([^}]*)\}/g)].map(([, name = '', chosen = '']) => ({
    name,
    equal: chosen.split(',').filter((label) => /^\s*\w+="/.test(label)),
  }))
}

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook_url: string }
}

/** Files of alert rules, relative to the root. */
export const alertFiles = ['compose/alerts.yml', 'compose/burn-rates.yml'] as const

interface AlertGroup {
  readonly name: string
  readonly rules: readonly Alert[]
}

export async function readAlertGroups(): Promise<readonly AlertGroup[]> {
  const files = await Promise.all(alertFiles.map(readText))
  return files.flatMap((text) => (parse(text) as { groups: AlertGroup[] }).groups)
}

export async function readAlerts(): Promise<readonly Alert[]> {
  return (await readAlertGroups()).flatMap(({ rules }) => rules)
}

/** Returns the queries of the dashboard's panels. */
export async function readQueries(): Promise<readonly { title: string; expr: string }[]> {
  const { panels } = JSON.parse(await readText('k8s/components/monitoring/dashboards/verandah.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  return panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })))
}

export async function askedExpressions(): Promise<string[]> {
  return [...(await readAlerts()), ...(await readQueries())].map(({ expr }) => expr)
}

/** Metrics that a product without a broker does not have. */
export function isOfBroker({ name }: Pick<AskedNumber, 'name'>): boolean {
  return /^bus_(stream|refused|consumer)_/.test(name)
}

/** Returns the metrics that are missing from a process's output. */
export function missingIn(numbers: string, asked: readonly AskedNumber[]): string[] {
  const lines = numbers.split('\n')
  return asked.flatMap(({ name, labels }) => {
    const given = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    return given.some((line) => labels.every((label) => line.includes(`${label}="`)))
      ? []
      : [`${name}{${labels.join(', ')}}`]
  })
}
