import { Verdict } from '@verandah/contracts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Narrowing, stageChoices } from './narrow-homes.ts'
import { type Order, orders } from './sort-homes.ts'

/**
 * Order and filters of the shortlist, copied to the URL, so that a reload and the way back from a home keep them.
 * They are state, as a field that waits for the URL loses what is typed quickly.
 */
export function useArranged() {
  const [query, setQuery] = useSearchParams()
  const [order, onOrder] = useState(() => orderIn(query))
  const [narrowing, onNarrow] = useState(() => narrowingIn(query))
  useEffect(() => {
    const next = withArranged(query, order, narrowing)
    if (next.toString() !== query.toString()) setQuery(next, { replace: true })
  }, [query, setQuery, order, narrowing])
  return { order, onOrder, narrowing, onNarrow }
}

const orderIn = (query: URLSearchParams): Order => orders.find((order) => order === query.get('order')) ?? 'newest'

const narrowingIn = (query: URLSearchParams): Narrowing => ({
  text: query.get('text') ?? '',
  tags: query.getAll('tag'),
  verdicts: Verdict.options.filter((verdict) => query.getAll('verdict').includes(verdict)),
  stage: stageChoices.find((stage) => stage === query.get('stage')) ?? null,
  isLovedByAll: query.has('loved'),
})

const withArranged = (before: URLSearchParams, order: Order, narrowing: Narrowing): URLSearchParams => {
  const { text, tags, verdicts, stage, isLovedByAll } = narrowing
  const values = {
    order: order === 'newest' ? [] : [order],
    text: text === '' ? [] : [text],
    tag: tags,
    verdict: verdicts,
    stage: stage === null ? [] : [stage],
    loved: isLovedByAll ? ['all'] : [],
  }
  const after = new URLSearchParams(before)
  for (const [name, ofName] of Object.entries(values)) {
    after.delete(name)
    for (const value of ofName) after.append(name, value)
  }
  return after
}
