import { type CardSort, type PropertyType, propertyTypes } from '@verandah/contracts'
import { wishableFacts, wishWords } from '@verandah/scoring-model'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { countText } from '@/lib/format.ts'

/** Sort order and filters of a search's homes, all held in the URL, so that a link shows the same list. */
export interface Narrowing {
  sort: CardSort
  type: readonly PropertyType[]
  /** `pool`, or `nbn:FTTP`. */
  fact: readonly string[]
  open: 'weekend' | null
  /** Dollars. */
  under: string | null
  /** The most cash that a home may need, and the most a month; dollars. */
  cash: string | null
  month: string | null
  unseen: '1' | null
  words: string | null
  without: string | null
  /** Kilometres. */
  distance: string | null
  beds: string | null
  baths: string | null
  parking: string | null
  hidden: 'show' | 'only' | null
  area: string | null
  /** Includes homes that don't say whether they have a fact that the search requires. */
  silent: 'show' | null
  /** Only homes that may match but don't say. */
  unknown: 'only' | null
}

export const sortLabels: Readonly<Record<CardSort, string>> = {
  match: 'Best match',
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  'cash-low': 'Cash, low to high',
  'month-low': 'Monthly, low to high',
  'open-next': 'Next open home',
  land: 'Land size',
  'longest-listed': 'Longest listed',
}

export const sorts = Object.keys(sortLabels) as CardSort[]

const ofCosts: readonly CardSort[] = ['cash-low', 'month-low']

/** Orders by cost are offered once homes have costs; the chosen one always. */
export function sortsOffered(hasCosts: boolean, chosen: CardSort): CardSort[] {
  return sorts.filter((sort) => hasCosts || sort === chosen || !ofCosts.includes(sort))
}

/** Returns the label of a fact in a URL: `pool` is "Own pool", `nbn:FTTP` "NBN FTTP"; null for an unknown fact. */
const factWordsOf = (text: string): string | null => {
  const [name, value] = text.split(':')
  const fact = wishableFacts.find((known) => known.name === name && (value === undefined || known.value === value))
  return fact === undefined ? null : wishWords(fact)
}

export function wordsOf(text: string | null | undefined): string | null {
  const words = text?.trim() ?? ''
  return words === '' ? null : words
}

/** Parses the narrowing in a URL; ignores invalid values. */
export function narrowingIn(params: URLSearchParams): Narrowing {
  const narrowing = askedIn(params)
  const isAsking = narrowingParts({ ...narrowing, unknown: null, hidden: null, unseen: null }).length > 0
  return isAsking ? narrowing : { ...narrowing, unknown: null }
}

const askedIn = (params: URLSearchParams): Narrowing => {
  const digits = (name: string) => (/^[1-9]\d{0,8}$/.test(params.get(name) ?? '') ? params.get(name) : null)
  const text = (name: string) => wordsOf(params.get(name)?.slice(0, longestWords))
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === params.get(name)) ?? null
  return {
    sort: oneOf('sort', sorts) ?? 'match',
    type: propertyTypes.filter((type) => params.getAll('type').includes(type)),
    fact: params.getAll('fact').filter((fact) => factWordsOf(fact) !== null),
    open: oneOf('open', ['weekend']),
    under: digits('under'),
    cash: digits('cash'),
    month: digits('month'),
    unseen: oneOf('unseen', ['1']),
    words: text('words'),
    without: text('without'),
    distance: digits('distance'),
    beds: digits('beds'),
    baths: digits('baths'),
    parking: digits('parking'),
    hidden: oneOf('hidden', ['show', 'only']),
    area: params.get('area'),
    silent: oneOf('silent', ['show']),
    unknown: oneOf('unknown', ['only']),
  }
}

export const longestWords = 200

/** One filter of the list, with its label and the change that removes it. */
export interface NarrowingPart {
  words: string
  without: Partial<Narrowing>
}

const saidOf: Readonly<
  Record<Exclude<keyof Narrowing, 'sort' | 'type' | 'fact' | 'silent'>, (value: string) => string>
> = {
  open: () => 'Open this weekend',
  under: (dollars) => `Under $${countText(Number(dollars))}`,
  cash: (dollars) => `Up to $${countText(Number(dollars))} cash`,
  month: (dollars) => `Up to $${countText(Number(dollars))} a month`,
  unseen: () => 'Not seen yet',
  words: (words) => `With “${words}”`,
  without: (words) => `Without “${words}”`,
  distance: (km) => `Within ${km} km`,
  beds: (count) => `${count}+ bedrooms`,
  baths: (count) => `${count}+ bathrooms`,
  parking: (count) => `${count}+ parking`,
  hidden: (which) => (which === 'only' ? 'Hidden homes only' : 'With hidden homes'),
  area: () => 'Area on the map',
  unknown: () => 'May match, don’t say',
}

export function narrowingParts(now: Narrowing): NarrowingPart[] {
  const part = (said: string | null, change: Partial<Narrowing>): NarrowingPart[] =>
    said === null ? [] : [{ words: said, without: change }]
  return [
    ...now.type.flatMap((type) => part(type, { type: now.type.filter((other) => other !== type) })),
    ...now.fact.flatMap((fact) => part(factWordsOf(fact), { fact: now.fact.filter((other) => other !== fact) })),
    ...(Object.keys(saidOf) as (keyof typeof saidOf)[]).flatMap((name) => {
      const value = now[name]
      return value ? part(saidOf[name](value), { [name]: null }) : []
    }),
  ]
}

export const notNarrowed = narrowingIn(new URLSearchParams())

/** The narrowing in the URL and a function to change it; each change adds a history entry. */
export function useNarrowing() {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const narrowing = useMemo(() => narrowingIn(new URLSearchParams(text)), [text])
  const narrow = (change: Partial<Narrowing>) => setParams((before) => withNarrowing(before, change))
  return { narrowing, narrow }
}

const withNarrowing = (params: URLSearchParams, change: Partial<Narrowing>): URLSearchParams => {
  const after = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    after.delete(name)
    const values = value === null || value === '' || (name === 'sort' && value === 'match') ? [] : [value].flat()
    for (const one of values) after.append(name, one)
  }
  return after
}

export function queryOf({ sort: _, type, fact, ...narrowing }: Narrowing) {
  const asked = Object.entries(narrowing).filter(([, value]) => value !== null)
  return { ...(Object.fromEntries(asked) as Asked), type: [...type], fact: [...fact] }
}

type Asked = { [Name in keyof Omit<Narrowing, 'sort' | 'type' | 'fact'>]?: NonNullable<Narrowing[Name]> }
