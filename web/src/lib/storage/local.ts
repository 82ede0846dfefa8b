import type { IdealCriteria, PropertyCriteria } from '@verandah/contracts'

interface Stored<Value> {
  area?: 'localStorage' | 'sessionStorage'
  key: string
  /** Turns what is stored into a value; may throw for what it cannot read. */
  parse: (text: string) => Value
  format: (value: Value) => string
  /** Where nothing is stored, or nonsense, or storage is closed. */
  fallback: Value
}

/** One key of the browser's storage. */
const storedValue = <Value>({ area = 'localStorage', key, parse, format, fallback }: Stored<Value>) => {
  const valueOf = (text: string | null) => (text === null ? fallback : attempt(() => parse(text), fallback))
  return {
    read: () => attempt(() => valueOf(window[area].getItem(key)), fallback),
    write: (value: Value) => attempt(() => window[area].setItem(key, format(value)), undefined),
    clear: () => attempt(() => window[area].removeItem(key), undefined),
    /** Calls back for every change that another tab makes, until the returned function is called. */
    watch: (heard: (value: Value) => void) => {
      const onStorage = (change: StorageEvent) => {
        if (change.key === key) heard(valueOf(change.newValue))
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

const flag = (key: string, fallback: boolean) =>
  storedValue<boolean>({ key, parse: (text) => text === 'true', format: String, fallback })

const json = <Value>(key: string) =>
  storedValue<Partial<Value> | null>({
    key,
    parse: (text) => JSON.parse(text) as Partial<Value> | null,
    format: JSON.stringify,
    fallback: null,
  })

const text = (key: string, area: Stored<string>['area'] = 'sessionStorage') =>
  storedValue<string | null>({ area, key, parse: (value) => value, format: (value) => value ?? '', fallback: null })

/** The id of the user whose data the device keeps; null where nobody is known. */
export const ownerId = text('ownerId', 'localStorage')

/** 'true' once criteria, and weights, were saved. */
export const criteriaSet = flag('criteriaSet', false)
export const scoringSet = flag('scoringSet', false)

/** Whether the ideal criteria count in the score. */
export const useFiltersForScoring = flag('useFiltersForScoring', true)

export const storedCriteria = json<PropertyCriteria>('propertyCriteria')
export const storedFilters = json<IdealCriteria>('propertyFilters')

/** Whether the results of a search stand in rows. */
export const showsRows = flag('showsRows', false)

/** Ids of the saved homes that are compared. */
export const comparedHomes = storedValue<readonly string[]>({
  key: 'comparedHomes',
  parse: (ids) => (ids === '' ? [] : ids.split(' ')),
  format: (ids) => ids.join(' '),
  fallback: [],
})

interface KeptChange {
  id: string
  userId: string
  change: unknown
}

/** Changes of the shortlist that the server has not answered yet. */
export const keptChanges = storedValue<readonly KeptChange[]>({
  key: 'keptChanges',
  parse: (stored) => {
    const changes: unknown = JSON.parse(stored)
    return Array.isArray(changes) ? (changes as KeptChange[]) : []
  },
  format: JSON.stringify,
  fallback: [],
})

/** Both set-up flags exist from the first visit on. */
export const initialiseSetupFlags = (): void => {
  criteriaSet.write(criteriaSet.read())
  scoringSet.write(scoringSet.read())
}

/** What belongs to a person leaves the device with them. */
export const forgetPerson = (): void => {
  const ofPerson = [
    storedCriteria,
    storedFilters,
    criteriaSet,
    scoringSet,
    useFiltersForScoring,
    comparedHomes,
    keptChanges,
    ownerId,
  ]
  for (const value of ofPerson) value.clear()
  initialiseSetupFlags()
}

/** The plan chosen at registration, until it is paid for. */
export const stripePlan = text('stripePlan')

/** The payment that is being made, and the plan it is for. */
export const stripeClientSecret = text('stripeClientSecret')
export const amountDueCents = text('amountDueCents')
export const selectedPlan = text('selectedPlan')

/** Where a home was opened from, and which home was looked at last. */
export const lastVisitedPage = text('lastVisitedPage')
export const currentPropertyId = text('currentPropertyId')

/** Nothing of a payment stays once it is made, or when the person leaves. */
export const forgetCheckout = (): void => {
  for (const value of [stripePlan, stripeClientSecret, amountDueCents, selectedPlan]) value.clear()
}

export const forgetVisits = (): void => {
  lastVisitedPage.clear()
  currentPropertyId.clear()
}
