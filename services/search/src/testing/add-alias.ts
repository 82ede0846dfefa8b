import type { TestService } from '@verandah/kit/testing'

interface Stored {
  _id: string
  runSearchId?: string
  lastSearchId?: string
  propertyId?: string
  home?: object
  [field: string]: unknown
}

/** Adds a home that has merged into another; resolves to its id. */
export async function addAliasOf(store: TestService['store'], mainId: string): Promise<string> {
  const properties = store.collection<Stored>('properties')
  const main = await properties.findOne({ _id: mainId })
  const _id = `alias-${crypto.randomUUID()}`
  await properties.insertOne({ ...main, _id, matchKey: _id, mergedInto: mainId, home: { ...main!.home, id: _id } })
  return _id
}

/** Adds a home to the current run that has merged into one from the buyer's last run. */
export async function addAliasToRunOf(store: TestService['store'], id: string) {
  const stored = (name: string) => store.collection<Stored>(name)
  const saved = await stored('saved_searches').findOne({ _id: id })
  const searchId = saved!.runSearchId!
  const result = await stored('search_results').findOne({ searchId: saved!.lastSearchId! })
  const alias = await addAliasOf(store, result!.propertyId!)
  await stored('search_results').insertOne({ ...result, _id: `${searchId}:${alias}`, searchId, propertyId: alias })
}
