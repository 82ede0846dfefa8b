import { parseArgs } from 'node:util'
import { buildWorld } from '../src/build-world.ts'
import { exposedRoutes } from '../src/exposed-routes.ts'
import { runFuzz } from '../src/run-fuzz.ts'
import { startTestedProduct } from '../src/start-tested-product.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, requests: { type: 'string', default: '100000' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const requests = Number(values.requests)
const say = (text: string) => process.stdout.write(`${text}\n`)

say(`fuzzing ${exposedRoutes.length} calls with ${requests} requests; seed ${seed}`)
const product = await startTestedProduct()
const startedAt = Date.now()
const report = await runFuzz(await buildWorld(product), { routes: exposedRoutes, seed, requests })
await product.stop()

const silent = exposedRoutes.map(({ name }) => name).filter((name) => !report.successes.has(name))
for (const fault of report.faults) say(`\n${fault}`)
for (const name of silent) say(`\n${name} never succeeded`)
const seconds = Math.round((Date.now() - startedAt) / 1000)
say(`\n${report.requests} requests in ${seconds} s, ${report.faults.length} faults; seed ${seed}`)
process.exitCode = report.faults.length + silent.length === 0 ? 0 : 1
