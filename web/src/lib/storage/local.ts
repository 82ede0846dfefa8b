import type { BodyInput, IdealCriteria, saveCriteria } from '@verandah/contracts'
import { storedValue } from './stored-value.ts'

const flag = (key: string, fallback: boolean) =>
  storedValue<boolean>({
    area: 'localStorage',
    key,
    parse: (text) => (text === null ? fallback : text === 'true'),
    format: String,
    fallback,
  })

const json = <Value>(key: string) =>
  storedValue<Partial<Value> | null>({
    area: 'localStorage',
    key,
    parse: (text) => (text === null ? null : (JSON.parse(text) as Partial<Value> | null)),
    format: JSON.stringify,
    fallback: null,
  })

/** The id of the user whose data the device keeps; null where nobody is known. */
export const ownerId = storedValue<string | null>({
  area: 'localStorage',
  key: 'ownerId',
  parse: (text) => text,
  format: (id) => id ?? '',
  fallback: null,
})

/** 'true' once criteria, and weights, were saved. */
export const criteriaSet = flag('criteriaSet', false)
export const scoringSet = flag('scoringSet', false)

/** Whether the ideal criteria count in the score. */
export const useFiltersForScoring = flag('useFiltersForScoring', true)

export const storedCriteria = json<BodyInput<typeof saveCriteria>>('propertyCriteria')
export const storedFilters = json<IdealCriteria>('propertyFilters')

/** Ids of the saved homes that are compared. */
export const comparedHomes = storedValue<readonly string[]>({
  area: 'localStorage',
  key: 'comparedHomes',
  parse: (text) => (text === null || text === '' ? [] : text.split(' ')),
  format: (ids) => ids.join(' '),
  fallback: [],
})

/** Both set-up flags exist from the first visit on. */
export const initialiseSetupFlags = (): void => {
  criteriaSet.write(criteriaSet.read())
  scoringSet.write(scoringSet.read())
}

/** What belongs to a person leaves the device with them. */
export const forgetPerson = (): void => {
  for (const value of [storedCriteria, storedFilters, criteriaSet, scoringSet, useFiltersForScoring]) value.clear()
  comparedHomes.clear()
  ownerId.clear()
  initialiseSetupFlags()
}
