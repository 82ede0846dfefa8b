import { cpus, totalmem } from 'node:os'
import { benchBusHop } from './bus-hop.ts'
import { benchEmbeddedMongo } from './embedded-mongo.ts'
import { benchGateway } from './gateway.ts'
import type { Figure } from './measure.ts'
import { benchProduct } from './product.ts'
import { benchRerank } from './rerank.ts'

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  product: benchProduct,
  bus: benchBusHop,
  rerank: benchRerank,
  gateway: benchGateway,
  store: benchEmbeddedMongo,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`There is no bench "${unknown.join(', ')}"; there are: ${Object.keys(benches).join(', ')}`)

const [cpu] = cpus()
console.log(
  `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`,
)
console.log('Medians.\n')

for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(name)
  for (const { name: figure, value, unit } of await run())
    console.log(`  ${figure.padEnd(72)} ${format(value).padStart(10)} ${unit}`)
}

function format(value: number): string {
  return value.toLocaleString('en-AU', { maximumFractionDigits: value < 10 ? 3 : value < 100 ? 1 : 0 })
}
