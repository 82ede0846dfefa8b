const functions = ['ArrowFunctionExpression', 'FunctionExpression']
const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']

const isFunction = (node) => {
  if (wrappers.includes(node?.type)) return isFunction(node.expression)
  if (node?.type === 'ConditionalExpression') return isFunction(node.consequent) || isFunction(node.alternate)
  return functions.includes(node?.type)
}

const isNode = (value) => typeof value?.type === 'string'

/** Whether a `return` below this node, outside functions and classes in it, returns a function. */
const returnsFunctionIn = (node) => {
  if (node.type === 'ReturnStatement') return isFunction(node.argument)
  if (/Function|Class/.test(node.type)) return false
  return Object.entries(node).some(
    ([name, value]) => name !== 'parent' && [value].flat().some((child) => isNode(child) && returnsFunctionIn(child)),
  )
}

/** Factories return a handler: by their declared type, or by what they are seen to return. */
const isFactory = ({ returnType, body }) =>
  returnType?.typeAnnotation.type === 'TSFunctionType' ||
  (body.type === 'BlockStatement' ? returnsFunctionIn(body) : isFunction(body))

const declared = {
  create: (context) => ({
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[init.type="ArrowFunctionExpression"]': (
      node,
    ) => {
      if (node.id.typeAnnotation == null && !isFactory(node.init))
        context.report({
          node,
          message: `Write \`export function ${node.id.name}\`: call tools and stack traces name it.`,
        })
    },
  }),
}

/** Exported functions are declarations, unless they return a function or their constant has a type. */
export default { meta: { name: 'exported-functions' }, rules: { declared } }
