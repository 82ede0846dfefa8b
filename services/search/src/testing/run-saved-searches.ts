import { startSearch, type SearchUnderTest } from './start-search.ts'

/** With patience: a busy machine is no reason for a provider to be late. */
export const startPatientSearch = (): Promise<SearchUnderTest> =>
  startSearch({
    environment: { SEARCH_DEADLINE_MS: '600000', PROVIDER_DEADLINE_MS: '600000', PROVIDER_ATTEMPT_MS: '600000' },
  })

/** Runs what is due, answers as scoring would, and compares, until nothing is under way; the service's own timer may join in. */
export const runDue = async (service: SearchUnderTest): Promise<void> => {
  const open = { $or: [{ runSearchId: { $exists: true } }, { nextCheckAt: { $lte: service.clock.now() } }] }
  do {
    await service.runJob('run-saved-searches')
    await service.scoreAll()
    await service.runJob('run-saved-searches')
  } while ((await service.store.collection('saved_searches').countDocuments(open)) > 0)
}
