import { PluginKind, declareClassPlugin, declareValuePlugin } from '@stryker-mutator/api/plugin'
import { drawFrom } from './draw.mjs'

const spoken = /^(log|logger|metrics|counter|histogram)$/
const counted = /^(inc|dec|observe|startTimer)$/

/** The text that is put into the array of `const [, whole] = pattern.exec(words) ?? []` is not read. */
const isSkipped = ({ node, parent, parentPath }) =>
  node.type === 'ArrayExpression' &&
  parent.operator === '??' &&
  parentPath.parent.type === 'VariableDeclarator' &&
  parentPath.parent.id.type === 'ArrayPattern' &&
  parentPath.parent.id.elements[0] === null

/**
 * Ignores logs and metrics, which are for operators: a changed word there is not a defect. `deps.log.warn(…)`,
 * `deliveries.inc(…)`.
 */
const shouldIgnore = (path) => {
  if (isSkipped(path)) return 'an array of which the first element is not read'
  const { callee } = path.node
  if (!/^(Optional)?MemberExpression$/.test(callee?.type)) return undefined
  const { object, property } = callee
  const { name } = object.property ?? object
  return spoken.test(name) || counted.test(property.name) ? 'a log or metric' : undefined
}

/** Lets only drawn mutants through, so that Stryker tests no others. */
class Draw {
  async init() {}

  /** Each drawn mutant is a separate group; one shared group holds the rest. */
  async group(mutants) {
    const drawn = new Set(drawFrom(mutants.map(({ id }) => id)))
    const passedOver = mutants.filter(({ id }) => !drawn.has(id)).map(({ id }) => id)
    return [...[...drawn].map((id) => [id]), ...(passedOver.length > 0 ? [passedOver] : [])]
  }

  async check(mutants) {
    const result =
      mutants.length === 1 ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn for this run' }
    return Object.fromEntries(mutants.map(({ id }) => [id, result]))
  }
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'spoken', { shouldIgnore }),
  declareClassPlugin(PluginKind.Checker, 'draw', Draw),
]
