/**
 * Replaces two libraries of the MongoDB driver: their Unicode tables are only needed for passwords and host names
 * beyond ASCII, and stay in memory.
 */
const leanSources = {
  // RFC 4013 keeps printable ASCII unchanged.
  '@mongodb-js/saslprep': `exports.saslprep = (text) =>
    /^[\\x20-\\x7e]*$/.test(text) ? text : require('@mongodb-js/saslprep').saslprep(text)`,
  'whatwg-url': `module.exports = require('node:url')`,
}

export const keepTheDriverLean = {
  name: 'keep-the-driver-lean',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(@mongodb-js\/saslprep|whatwg-url)$/ }, ({ path, namespace, resolveDir }) =>
      namespace === 'lean' ? undefined : { path, namespace: 'lean', pluginData: resolveDir },
    )
    onLoad({ filter: /./, namespace: 'lean' }, ({ path, pluginData }) => ({
      contents: leanSources[path],
      resolveDir: pluginData,
    }))
  },
}
