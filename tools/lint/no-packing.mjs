const literal = {
  create: (context) => ({
    'ObjectExpression > SpreadElement > ObjectExpression': (node) =>
      context.report({ node, message: 'Write the properties without `...{ }`: packing hides length from the gates.' }),
  }),
}

const tuple = {
  create: (context) => ({
    'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]': (node) => {
      const { elements } = node.init
      if (elements.length > 1 && !elements.some((element) => element?.type === 'SpreadElement') && isWhole(node))
        context.report({
          node,
          message: 'Declare each name by itself: `const [a, b] = [x, y]` packs several statements.',
        })
    },
  }),
}

/** Destructuring fewer names than values is selection, not packing. */
const isWhole = ({ id, init }) => id.elements.length === init.elements.length

/** Forbids two ways of packing code into fewer lines. */
export default { meta: { name: 'packing' }, rules: { literal, tuple } }
