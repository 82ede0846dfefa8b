import type { PropertyAdvert } from '@verandah/contracts'
import { cn } from '@/components/ui/cn.ts'
import { dayText } from '../words/day-text.ts'
import { type Moment, momentsOf } from '../words/moments.ts'

const dots: Readonly<Record<Moment['tone'], string>> = {
  plain: 'bg-control',
  good: 'bg-eucalypt',
  over: 'bg-ochre',
}

interface PriceHistoryProps {
  adverts: readonly PropertyAdvert[]
  timeZone: string
}

/** A line through time, the latest on top. */
export const PriceHistory = ({ adverts, timeZone }: PriceHistoryProps) => {
  const moments = momentsOf(adverts, timeZone)
  const isShared = adverts.length > 1
  return (
    <ol className="flex flex-col">
      {moments.map(({ at, words, tone, sources }) => (
        <li
          key={`${at} ${words}`}
          className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] pb-5 last:pb-0 before:absolute before:top-3 before:bottom-0 before:left-1.25 before:w-px before:bg-line last:before:hidden"
        >
          <span aria-hidden className={cn('relative mt-1.75 size-2.75 rounded-full ring-4 ring-paper', dots[tone])} />
          <p className="tabular-nums">
            <span className="font-semibold">{words}</span>
            <span className="block text-14 text-ink-faint">
              <time dateTime={at}>{dayText(at, timeZone)}</time>
              {isShared && ` · ${sources.join(' and ')}`}
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}
