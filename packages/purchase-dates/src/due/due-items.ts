import { beforeContract } from './before-contract.ts'
import type { DueItem, ItemDraft, PurchaseFacts } from './facts.ts'
import { ofContract } from './of-contract.ts'
import { untilKeys } from './until-keys.ts'

/**
 * What a buyer must do by when, from the shortlist to the keys: dated items in order of date, then those without a date
 * in order of a purchase. It knows no today: what is overdue or no longer useful is the caller's to say.
 */
export function dueItems(facts: PurchaseFacts): DueItem[] {
  return [...beforeContract(facts), ...ofContract(facts), ...untilKeys(facts)]
    .map((draft) => complete(draft, facts.done ?? []))
    .toSorted((one, other) => dateKey(one).localeCompare(dateKey(other)))
}

const complete = (draft: ItemDraft, done: readonly string[]): DueItem => ({
  by: null,
  time: null,
  needs: null,
  isBinding: false,
  source: null,
  applies: true,
  cautions: [],
  ...draft,
  isDone: done.includes(draft.id),
})

/** Those without a date come last; those without a time after those with one. */
const dateKey = ({ by, time }: DueItem): string => `${by ?? '9999-99-99'} ${time ?? '24:00'}`
