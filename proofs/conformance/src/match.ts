import { EJSON } from 'bson'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Converts to plain JSON, so that 1 as an Int32 and 1 as a Long are equal. */
export function toPlain(value: unknown): unknown {
  return value === undefined ? undefined : (EJSON.serialize({ value }, { relaxed: true }) as Fields).value
}

/**
 * Returns where the actual value differs from the expected one; undefined if it does not. Only a document at the root,
 * or in a list there, may have extra fields.
 */
export function differenceOf(
  expected: unknown,
  actual: unknown,
  { isRoot = true, at = 'it' } = {},
): string | undefined {
  if (isFields(expected)) {
    const [operator = ''] = Object.keys(expected)
    if (operator.startsWith('$$')) return specialDifference(operator, expected[operator], actual, { isRoot, at })
    if (!isFields(actual)) return `${at} is ${text(actual)} instead of ${text(expected)}`
    const more = isRoot ? [] : Object.keys(actual).filter((name) => !(name in expected))
    if (more.length > 0) return `${at} has ${more.join(', ')} too`
    return first(Object.keys(expected), (name) =>
      differenceOf(expected[name], actual[name], { isRoot: false, at: `${at}.${name}` }),
    )
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return `${at} is ${text(actual)} instead of ${text(expected)}`
    return first([...expected.keys()], (index) =>
      differenceOf(expected[index], actual[index], { isRoot, at: `${at}[${index}]` }),
    )
  }
  return expected === actual ? undefined : `${at} is ${text(actual)} instead of ${text(expected)}`
}

const specialDifference = (
  operator: string,
  operand: unknown,
  actual: unknown,
  where: { isRoot: boolean; at: string },
): string | undefined => {
  const isThere = actual !== undefined
  if (operator === '$$unsetOrMatches') return isThere ? differenceOf(operand, actual, where) : undefined
  if (operator === '$$exists') return isThere === operand ? undefined : `${where.at} is ${isThere ? '' : 'not '}there`
  if (operator === '$$type') return isThere ? undefined : `${where.at} is not there`
  if (operator === '$$lte') return Number(actual) <= Number(operand) ? undefined : `${where.at} is ${text(actual)}`
  return `${operator} is not known here`
}

const first = <Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

const text = (value: unknown): string => JSON.stringify(value)?.slice(0, 120) ?? 'nothing'
