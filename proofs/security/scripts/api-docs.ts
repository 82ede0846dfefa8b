import { writeFile } from 'node:fs/promises'
import { apiDocument } from '../src/api-document.ts'
import { buildWorld } from '../src/build-world.ts'
import { exposedRoutes } from '../src/exposed-routes.ts'
import { recordCalls } from '../src/record-calls.ts'
import { startTestedProduct } from '../src/start-tested-product.ts'

const product = await startTestedProduct()
const calls = await recordCalls(await buildWorld(product), exposedRoutes)
await product.stop()
await writeFile(new URL('../../../docs/api.md', import.meta.url), apiDocument(calls))
