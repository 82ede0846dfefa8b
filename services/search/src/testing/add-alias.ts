import type { TestService } from '@verandah/kit/testing'

interface Stored {
  _id: string
  runSearchId?: string
  lastSearchId?: string
  propertyId?: string
  home?: object
  [field: string]: unknown
}

/** Adds a home to the current run that has merged into one from the buyer's last run. */
export async function addAliasToRunOf(store: TestService['store'], id: string) {
  const stored = (name: string) => store.collection<Stored>(name)
  const saved = await stored('saved_searches').findOne({ _id: id })
  const searchId = saved!.runSearchId!
  const lastId = saved!.lastSearchId!
  const result = await stored('search_results').findOne({ searchId: lastId })
  const main = await stored('properties').findOne({ _id: result!.propertyId! })
  const alias = `alias-${searchId}`
  const home = { ...main!.home, id: alias }
  await stored('properties').insertOne({ ...main, _id: alias, matchKey: alias, mergedInto: main!._id, home })
  await stored('search_results').insertOne({ ...result, _id: `${searchId}:${alias}`, searchId, propertyId: alias })
}
