import { benchBusHop } from './bus-hop.ts'
import { benchEmbeddedMongo } from './embedded-mongo.ts'
import { benchErase } from './erase.ts'
import { benchFairness } from './fairness.ts'
import { benchFeeds } from './feeds.ts'
import { benchGateway } from './gateway.ts'
import type { Figure } from './measure.ts'
import { printFigures, printMachine } from './print-figures.ts'
import { benchMerge } from './merge.ts'
import { benchProduct } from './product.ts'
import { benchResults } from './results.ts'
import { benchRerank } from './rerank.ts'
import { benchSearchCost } from './search-cost.ts'
import { benchStoreCost } from './store-cost.ts'
import { benchTellAgain } from './tell-again.ts'

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  product: benchProduct,
  bus: benchBusHop,
  fairness: benchFairness,
  rerank: benchRerank,
  results: benchResults,
  search: benchSearchCost,
  gateway: benchGateway,
  store: benchEmbeddedMongo,
  'store-cost': benchStoreCost,
  'tell-again': benchTellAgain,
  erase: benchErase,
  feeds: benchFeeds,
  merge: benchMerge,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`There is no bench "${unknown.join(', ')}"; there are: ${Object.keys(benches).join(', ')}`)

printMachine()

for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  printFigures(name, await run())
}
