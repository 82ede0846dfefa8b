import type { DueItem, FactName } from '@verandah/purchase-dates'
import { useId } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { OutsideLink } from '@/components/ui/text.tsx'
import { askedText } from '../model/stages.ts'
import { dayWithYear, shortDay, type When, whenOf } from '@/lib/purchase/when.ts'

interface DueRowProps {
  item: DueItem
  /** YYYY-MM-DD; null where it is not done. */
  doneOn: string | null
  today: string
  onTick: (id: string, isDone: boolean) => void
  onAsk: (needs: FactName) => void
}

export function DueRow({ item, doneOn, today, onTick, onAsk }: DueRowProps) {
  const id = useId()
  const { title, needs, isDone, applies } = item
  const when = whenOf(item, today)
  return (
    <li data-item={item.id} className="flex gap-3 py-4">
      {applies && (
        <label className="-my-2.5 -ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">Done: {title}</span>
          <input
            type="checkbox"
            checked={isDone}
            aria-describedby={`${id}when`}
            onChange={({ target }) => onTick(item.id, target.checked)}
            className="size-5 accent-eucalypt"
          />
        </label>
      )}
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex flex-col justify-between gap-x-4 gap-y-0.5 sm:flex-row sm:items-baseline">
          <h4 className={cn('text-16 font-semibold', (isDone || !applies) && 'font-medium text-ink-soft')}>{title}</h4>
          <p id={`${id}when`} className="shrink-0 text-14 tabular-nums">
            {isDone ? (
              <span className="text-ink-soft">Done{doneOn !== null && ` on ${shortDay(doneOn, today)}`}</span>
            ) : (
              when !== null && <WhenText when={when} />
            )}
          </p>
        </div>
        {!isDone && <Why item={item} />}
        {needs !== null && !isDone && (
          <Button variant="link" size="text" className="self-start" onClick={() => onAsk(needs)}>
            {askedText(needs)}
          </Button>
        )}
      </div>
    </li>
  )
}

const tones: Readonly<Record<When['tone'], string>> = {
  ahead: 'text-ink-soft',
  today: 'font-semibold text-ochre',
  overdue: 'font-semibold text-danger',
  past: 'text-ochre',
}

const WhenText = ({ when: { day, distance, tone } }: { when: When }) => (
  <>
    <span className="font-semibold">{day}</span>
    <span className={tones[tone]}> · {distance}</span>
  </>
)

const Why = ({ item: { why, isBinding, source, cautions } }: { item: DueItem }) => (
  <>
    <p className="max-w-[64ch] text-14 text-ink-soft">
      {isBinding && <strong className="font-semibold text-ink">Binding. </strong>}
      {why}
    </p>
    {cautions.length > 0 && (
      <ul className="flex max-w-[64ch] flex-col gap-1 border-l-2 border-ochre pl-3 text-14 text-ink-soft">
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    )}
    {source !== null && (
      <p className="text-12 text-ink-faint">
        Source: <OutsideLink href={source.url}>{source.name}</OutsideLink>, read on {dayWithYear(source.readOn)}
      </p>
    )}
  </>
)
