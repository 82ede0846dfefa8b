/** Settings for tests that need every home of a search: no provider is late because a machine has other work. */
export const patientSearches = {
  SEARCH_DEADLINE_MS: '60000',
  PROVIDER_DEADLINE_MS: '60000',
  PROVIDER_ATTEMPT_MS: '60000',
} as const
