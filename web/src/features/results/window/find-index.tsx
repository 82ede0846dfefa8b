import { memo, useEffect, useRef } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { showInList } from './wanted-home.ts'

interface FindIndexProps {
  ranked: readonly RankedHome[]
  /** Ids of the homes that are drawn, and so can be found as they are. */
  drawn: readonly string[]
}

/** What the browser's own search finds of homes that are not drawn: their addresses, and the way to their cards. */
export const FindIndex = ({ ranked, drawn }: FindIndexProps) => {
  const index = useRef<HTMLDivElement>(null)
  const findable = useRef(new Set<string>())
  useEffect(() => {
    const isDrawn = new Set(drawn)
    const wanted = new Set(ranked.map(({ home }) => home.id).filter((id) => !isDrawn.has(id)))
    for (const id of wanted) if (!findable.current.has(id)) setHidden(id, 'until-found')
    for (const id of findable.current) if (!wanted.has(id)) setHidden(id, '')
    findable.current = wanted
  }, [ranked, drawn])
  useEffect(() => {
    const shown = index.current
    const onFound = ({ target }: Event) => {
      if (target instanceof Element) showInList(target.id.slice(prefix.length))
    }
    shown?.addEventListener('beforematch', onFound)
    return () => shown?.removeEventListener('beforematch', onFound)
  }, [])
  return (
    <div ref={index} className="h-0 overflow-hidden contain-strict">
      <Entries ranked={ranked} />
    </div>
  )
}

const prefix = 'find-'

const setHidden = (id: string, hidden: '' | 'until-found'): void =>
  document.getElementById(`${prefix}${id}`)?.setAttribute('hidden', hidden)

/** In no order of rank: a slider redraws none of them. */
const Entries = memo(
  ({ ranked }: Pick<FindIndexProps, 'ranked'>) =>
    ranked.map(({ home }) => (
      <p key={home.id} id={`${prefix}${home.id}`} hidden>
        {streetOf(home)}, {home.suburb} {home.state} {home.postcode}
      </p>
    )),
  (known, next) => known.ranked.length === next.ranked.length && hasSameHomes(known.ranked, next.ranked),
)
Entries.displayName = 'Entries'

const hasSameHomes = (some: readonly RankedHome[], others: readonly RankedHome[]): boolean => {
  const ids = new Set(some.map(({ home }) => home.id))
  return others.every(({ home }) => ids.has(home.id))
}
