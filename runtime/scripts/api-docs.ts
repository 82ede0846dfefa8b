import { writeFile } from 'node:fs/promises'
import { apiDocument } from '../src/security/api-document.ts'
import { buildWorld } from '../src/security/build-world.ts'
import { exposedRoutes } from '../src/security/exposed-routes.ts'
import { recordCalls } from '../src/security/record-calls.ts'
import { startTestedProduct } from '../src/security/start-tested-product.ts'

const product = await startTestedProduct()
const calls = await recordCalls(await buildWorld(product), exposedRoutes)
await product.stop()
await writeFile(new URL('../../docs/api.md', import.meta.url), apiDocument(calls))
