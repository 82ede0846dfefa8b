import { memo, useEffect, useRef } from 'react'
import { addressOf } from '@/components/property/street-of.ts'
import type { ListedHome } from '../ranking/use-ranked-homes.ts'
import { showInList } from './wanted-home.ts'

interface FindIndexProps {
  listed: readonly ListedHome[]
  /** Ids of the rendered homes, which find-in-page matches directly. */
  drawn: readonly string[]
}

/** Addresses of homes that are not rendered, for the browser's find-in-page; a match leads to the card. */
export function FindIndex({ listed, drawn }: FindIndexProps) {
  const index = useRef<HTMLDivElement>(null)
  const findable = useRef(new Set<string>())
  useEffect(() => {
    const isDrawn = new Set(drawn)
    const wanted = new Set(listed.map(({ id }) => id).filter((id) => !isDrawn.has(id)))
    for (const id of wanted) if (!findable.current.has(id)) setHidden(id, 'until-found')
    for (const id of findable.current) if (!wanted.has(id)) setHidden(id, '')
    findable.current = wanted
  }, [listed, drawn])
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
      <Entries listed={listed} />
    </div>
  )
}

const prefix = 'find-'

const setHidden = (id: string, hidden: '' | 'until-found'): void =>
  document.getElementById(`${prefix}${id}`)?.setAttribute('hidden', hidden)

/** Entries of homes with loaded cards, independent of ranking: a slider re-renders none of them. */
const Entries = memo(
  ({ listed }: Pick<FindIndexProps, 'listed'>) =>
    listed.map(({ id, ranked }) =>
      ranked === null ? null : (
        <p key={id} id={`${prefix}${id}`} hidden>
          {addressOf(ranked.home)}
        </p>
      ),
    ),
  (known, next) => known.listed.length === next.listed.length && hasSameHomes(known.listed, next.listed),
)
Entries.displayName = 'Entries'

const hasSameHomes = (some: readonly ListedHome[], others: readonly ListedHome[]): boolean => {
  const ids = new Set(some.flatMap(({ id, ranked }) => (ranked === null ? [] : [id])))
  return others.every(({ id, ranked }) => ranked === null || ids.has(id))
}
