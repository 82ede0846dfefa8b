import { parse } from 'yaml'
import { readText } from './declared-settings.ts'

/** A metric in an expression, with the labels that it is chosen by. */
interface AskedNumber {
  readonly name: string
  readonly labels: readonly string[]
}

export const numbersIn = (expression: string): AskedNumber[] =>
  [...expression.matchAll(/\b([a-z]\w*)\{([^}]*)\}/g)].map(([, name = '', chosen = '']) => ({
    name,
    labels: [...chosen.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label),
  }))

/** What alerts and dashboards ask for. */
export const askedExpressions = async (): Promise<string[]> => {
  const { groups } = parse(await readText('compose/alerts.yml')) as { groups: { rules: { expr: string }[] }[] }
  const { panels } = JSON.parse(await readText('compose/grafana/dashboards/verandah.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  return [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
}

/** Those that a product without a broker cannot give. */
export const isOfBroker = ({ name }: AskedNumber): boolean => /^bus_(stream|refused|consumer)_/.test(name)

/** Which of these are not among the numbers of a process. */
export const missingIn = (numbers: string, asked: readonly AskedNumber[]): string[] => {
  const lines = numbers.split('\n')
  return asked.flatMap(({ name, labels }) => {
    const given = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    return given.some((line) => labels.every((label) => line.includes(`${label}="`)))
      ? []
      : [`${name}{${labels.join(', ')}}`]
  })
}
