import { ensureServerBuilt } from './ensure-built.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()
ensureServerBuilt()

/** Runs a built command as the image does: `runtime/dist/<name>.mjs` with the arguments after the name. */
const [name] = process.argv.splice(2, 1)
process.chdir(root)
await import(`../runtime/dist/${name}.mjs`)
