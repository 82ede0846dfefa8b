import type { Factor, IdealCriteria, PropertyCriteria } from '@verandah/contracts'

interface Stored<Value> {
  area?: 'localStorage' | 'sessionStorage'
  key: string
  /** Parses the stored text; may throw for invalid text. */
  parse: (text: string) => Value
  format: (value: Value) => string
  /** Used when nothing is stored, the text is invalid or storage is unavailable. */
  fallback: Value
}

/** A typed key of the browser's storage. */
const storedValue = <Value>({ area = 'localStorage', key, parse, format, fallback }: Stored<Value>) => {
  const valueOf = (text: string | null) => (text === null ? fallback : attempt(() => parse(text), fallback))
  return {
    read: () => attempt(() => valueOf(window[area].getItem(key)), fallback),
    write: (value: Value) => attempt(() => window[area].setItem(key, format(value)), undefined),
    clear: () => attempt(() => window[area].removeItem(key), undefined),
    /** Subscribes to changes from other tabs; returns the unsubscribe function. */
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

const json = <Value>(key: string, area: Stored<Value>['area'] = 'localStorage') =>
  storedValue<Partial<Value> | null>({
    area,
    key,
    parse: (text) => JSON.parse(text) as Partial<Value> | null,
    format: JSON.stringify,
    fallback: null,
  })

const text = (key: string, area: Stored<string>['area'] = 'sessionStorage') =>
  storedValue<string | null>({ area, key, parse: (value) => value, format: (value) => value ?? '', fallback: null })

/** Id of the user whose data is on the device; null if unknown. */
export const ownerId = text('ownerId', 'localStorage')

/** 'true' once criteria, or weights, are saved. */
export const criteriaSet = flag('criteriaSet', false)
export const scoringSet = flag('scoringSet', false)

export const useFiltersForScoring = flag('useFiltersForScoring', true)

export const storedCriteria = json<PropertyCriteria>('propertyCriteria')
export const storedFilters = json<IdealCriteria>('propertyFilters')

export type FactorWeights = Partial<Record<Factor, number>>

/** What a visitor chose on the landing page, until they register or log in. */
export const visitorBrief = json<{ criteria: Partial<PropertyCriteria>; weights: FactorWeights | null }>('visitorBrief')

/** Weights with which the scoring screen starts until some are saved. */
export const draftWeights = json<FactorWeights>('draftWeights')

/** What was typed into forms and is not saved yet, by the form. */
export const unsavedForms = json<Record<string, unknown>>('unsavedForms')

/** The last day of the pre-approval whose reminder was dismissed. */
export const dismissedPreApproval = text('dismissedPreApproval', 'localStorage')

/** The bought home, by the id of its record, for which the other homes are not to be let go. */
export const letGoDismissed = text('letGoDismissed', 'localStorage')

/** The suggestion of weights that was put off: its button's words. */
export const suggestionSilenced = text('suggestionSilenced', 'localStorage')

/** Whether the end of a pre-approval was a reminder when it last loaded, so that its strip has a place. */
export const showsPreApproval = flag('showsPreApproval', false)

/** Whether the browser was asked to keep what this device has not sent yet. */
export const askedToPersist = flag('askedToPersist', false)

export const showsRows = flag('showsRows', false)

export const marksPrices = flag('marksPrices', false)

export const streetsChoice = json<{ host: string; isShown: boolean }>('streetsChoice')

/** Whether the buyer had said enough of their money when it last loaded, so that lists keep a line for costs. */
export const homesHaveCosts = flag('homesHaveCosts', false)

export const comparedHomes = storedValue<readonly string[]>({
  key: 'comparedHomes',
  parse: (ids) => (ids === '' ? [] : ids.split(' ')),
  format: (ids) => ids.join(' '),
  fallback: [],
})

/** The bid and the step on the bidding card, which a phone may close during an auction. */
export const currentBid = json<{ propertyId: string; bid: number | null; step: number }>('currentBid')

interface KeptChange {
  id: string
  userId: string
  change: unknown
}

/** Changes of homes that the server has not acknowledged yet. */
export const keptChanges = storedValue<readonly KeptChange[]>({
  key: 'keptChanges',
  parse: (stored) => {
    const changes: unknown = JSON.parse(stored)
    return Array.isArray(changes) ? (changes as KeptChange[]) : []
  },
  format: JSON.stringify,
  fallback: [],
})

export function initialiseSetupFlags(): void {
  criteriaSet.write(criteriaSet.read())
  scoringSet.write(scoringSet.read())
}

export function forgetPerson(): void {
  const ofPerson = [
    storedCriteria,
    storedFilters,
    draftWeights,
    unsavedForms,
    criteriaSet,
    scoringSet,
    useFiltersForScoring,
    streetsChoice,
    comparedHomes,
    letGoDismissed,
    homesHaveCosts,
    dismissedPreApproval,
    suggestionSilenced,
    showsPreApproval,
    currentBid,
    keptChanges,
    ownerId,
  ]
  for (const value of ofPerson) value.clear()
  initialiseSetupFlags()
}

/** The plan chosen at registration, until it is paid. */
export const stripePlan = text('stripePlan')

/** The payment in progress and its plan. */
export const stripeClientSecret = text('stripeClientSecret')
export const amountDueCents = text('amountDueCents')
export const selectedPlan = text('selectedPlan')

/** How far the page was scrolled when it was last hidden, by its history entry. */
export const lastScroll = json<{ entry: string; top: number }>('lastScroll', 'sessionStorage')

export const lastVisitedPage = text('lastVisitedPage')
export const currentPropertyId = text('currentPropertyId')

/** Clears payment state, after payment and at log-out. */
export function forgetCheckout(): void {
  for (const value of [stripePlan, stripeClientSecret, amountDueCents, selectedPlan]) value.clear()
}

export function forgetVisits(): void {
  lastVisitedPage.clear()
  lastScroll.clear()
  currentPropertyId.clear()
}
