import { startSearch, type SearchUnderTest } from './start-search.ts'

/** With long timeouts, so that a provider is not late on a busy machine. */
export function startPatientSearch(): Promise<SearchUnderTest> {
  return startSearch({
    environment: { SEARCH_DEADLINE_MS: '600000', PROVIDER_DEADLINE_MS: '600000', PROVIDER_ATTEMPT_MS: '600000' },
  })
}

/** Runs due saved searches, answers as scoring would, and compares, until nothing is left. */
export async function runDue(service: SearchUnderTest): Promise<void> {
  const open = { $or: [{ runSearchId: { $exists: true } }, { nextCheckAt: { $lte: service.clock.now() } }] }
  do {
    await service.runJob('run-saved-searches')
    await service.scoreAll()
    await service.runJob('run-saved-searches')
  } while ((await service.store.collection('saved_searches').countDocuments(open)) > 0)
}
