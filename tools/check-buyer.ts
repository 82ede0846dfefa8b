import assert from 'node:assert/strict'
import { createBuyer } from '@verandah/runtime/testing'

/**
 * `npm run check buyer -- URL [USERNAME]`: registers a buyer, or signs one in, and finds homes with scores at a running
 * product. Prints the name, by which a later run signs in again.
 */
const [url, username] = process.argv.slice(2)
if (!url) throw new Error('Name the address: npm run check buyer -- https://verandah.example')

const patienceMs = 120_000
const buyer = await createBuyer(url, username === undefined ? {} : { username })
const searchId = await buyer.search()
const { status, resultsCount } = await buyer.waitFor(searchId, patienceMs)
assert.equal(status, 'completed')
const homes = await buyer.resultsOf(searchId)
assert.ok(homes.length > 0 && homes.length === resultsCount, `${homes.length} of ${resultsCount} homes are listed`)
for (const { id, score, breakdown } of homes)
  assert.equal(
    breakdown.reduce((sum, { points }) => sum + points, 0),
    score,
    `the points of ${id} add up to its score`,
  )
process.stdout.write(`${buyer.username}\n`)
