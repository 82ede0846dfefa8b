import { expect, it } from 'vitest'
import { countRedeliveries } from './count-redeliveries.ts'

const metrics = (redelivered: number) =>
  [
    'bus_deliveries_total{consumer="search-search-scored",outcome="handled",redelivered="false"} 90',
    `bus_deliveries_total{consumer="search-search-scored",outcome="handled",redelivered="true"} ${redelivered}`,
    'bus_deliveries_total{consumer="search-weights-changed",outcome="retry",redelivered="true"} 1',
  ].join('\n')

it('adds up what every process redelivered, also after one began to count anew', async () => {
  let ofSearch = metrics(2)
  const counting = countRedeliveries({ metricsOf: (name) => Promise.resolve(name === 'search' ? ofSearch : '') })
  expect(await counting.read()).toBe(3)
  ofSearch = metrics(4)
  expect(await counting.read()).toBe(5)
  ofSearch = metrics(0)
  expect(await counting.read()).toBe(6)
})
