import type { ESTree, Plugin } from 'vite'

/** Route properties that the client does not use: servers validate replies, and forms have their own schemas. */
const unread = new Set(['summary', 'params', 'query', 'onQuery', 'body', 'reply'])

const isRouteFile = (id: string): boolean => /\/contracts\/src\/routes\/[\w-]+\.ts$/.test(id)

/** Strips the schemas of route contracts from the client build, and with them most of zod. */
export function stripRouteSchemas(): Plugin {
  return {
    name: 'strip-route-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!isRouteFile(id)) return null
      const gaps = declarationsIn(this.parse(code)).flatMap(gapsIn)
      return { code: gaps.reduce(blank, code), map: null }
    },
  }
}

interface Gap {
  start: number
  end: number
}

/** Returns the object arguments of a module's `defineRoute` constants. */
const declarationsIn = ({ body }: ESTree.Program): ESTree.ObjectExpression[] =>
  body
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? []) : statement))
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' && isDefineRoute(init) ? init.arguments : []))
    .filter((argument) => argument.type === 'ObjectExpression')

const isDefineRoute = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'Identifier' && callee.name === 'defineRoute'

/** Returns the ranges of unread properties, each up to the next property, to include its comma. */
const gapsIn = ({ properties, end }: ESTree.ObjectExpression): Gap[] =>
  properties.flatMap((property, index) =>
    property.type === 'Property' && property.key.type === 'Identifier' && unread.has(property.key.name)
      ? { start: property.start, end: properties[index + 1]?.start ?? end - 1 }
      : [],
  )

/** Replaces a range with spaces, which keeps line and column positions for the source map. */
const blank = (code: string, { start, end }: Gap): string =>
  code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end)
