import { PluginKind, declareClassPlugin, declareValuePlugin } from '@stryker-mutator/api/plugin'
import { drawFrom } from './draw.mjs'

const spoken = /^(log|logger|metrics|counter|histogram)$/

/** What is logged or counted is for operators: a changed word there is no fault of the product. `log.warn(…)`, `deps.log.warn(…)`. */
const shouldIgnore = (path) => {
  if (!path.isCallExpression() || path.node.callee.type !== 'MemberExpression') return undefined
  const { object } = path.node.callee
  const { name } = object.type === 'MemberExpression' ? object.property : object
  return spoken.test(name) ? 'a log or metric' : undefined
}

/** Lets the mutants of the draw through and turns all others away, so that Stryker tests no more than were drawn. */
class Draw {
  async init() {}

  /** Each drawn mutant is a group of its own; a group of several holds what was not drawn. */
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
