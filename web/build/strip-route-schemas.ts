import type { ESTree, Plugin } from 'vite'

/** What a browser needs of a route is how to call it: replies are checked where they are made, forms by their own schemas. */
const unread = new Set(['summary', 'params', 'query', 'onQuery', 'body', 'reply'])

const isRouteFile = (id: string): boolean => /\/contracts\/src\/routes\/[\w-]+\.ts$/.test(id)

/** Leaves the schemas of route contracts out of the client's build, and with them most of zod. */
export const stripRouteSchemas = (): Plugin => ({
  name: 'strip-route-schemas',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!isRouteFile(id)) return null
    const gaps = declarationsIn(this.parse(code)).flatMap(gapsIn)
    return { code: gaps.reduce(blank, code), map: null }
  },
})

interface Gap {
  start: number
  end: number
}

/** The objects given to `defineRoute` by the constants of a module. */
const declarationsIn = ({ body }: ESTree.Program): ESTree.ObjectExpression[] =>
  body
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? []) : statement))
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' && isDefineRoute(init) ? init.arguments : []))
    .filter((argument) => argument.type === 'ObjectExpression')

const isDefineRoute = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'Identifier' && callee.name === 'defineRoute'

/** From an unread property to the one after it, so that its comma goes too. */
const gapsIn = ({ properties, end }: ESTree.ObjectExpression): Gap[] =>
  properties.flatMap((property, index) =>
    property.type === 'Property' && property.key.type === 'Identifier' && unread.has(property.key.name)
      ? { start: property.start, end: properties[index + 1]?.start ?? end - 1 }
      : [],
  )

/** Spaces in the place of text: every line and column of the rest stays where its source map says. */
const blank = (code: string, { start, end }: Gap): string =>
  code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end)
