import { dollarRange, dollars, type Range } from '@verandah/true-cost'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { aboveText } from '@/components/property/pre-approval-text.ts'
import { cn } from '@/components/ui/cn.ts'
import { TextLink } from '@/components/ui/text.tsx'
import { yourMoneyHref } from '@/lib/endpoints/buyers-money.ts'
import type { BidFigures } from '../figures-at.ts'
import { listText } from '@/lib/format.ts'

interface FigureListProps {
  figures: BidFigures
  /** Dollars that the buyer keeps back. */
  buffer: number
}

/** The figures of a bid, one a line, to be read at arm's length. */
export function FigureList({ figures, buffer }: FigureListProps) {
  const { duty, cash, missing, left, monthly, above, next } = figures
  return (
    <>
      {above !== null && (
        <p className="flex gap-2.5 text-16 font-semibold text-danger">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" />
          {aboveText(above)}
        </p>
      )}
      <dl className="divide-y divide-line border-y border-line">
        <Figure title="Duty" value={dollarRange(duty)} />
        <Figure title="Cash you need" value={dollarRange(cash)}>
          {missing.length > 0 && `Without ${listed(missing)}`}
        </Figure>
        <Left left={left} buffer={buffer} />
        <Figure title="A month" value={monthText(monthly)} />
        <div className="py-3">
          <dt className="text-16 text-ink-soft">Next jump in costs</dt>
          <dd className="mt-0.5 text-20 font-semibold tabular-nums first-letter:uppercase">
            {next.text}
            {next.place !== null && <span className="block text-14 font-normal text-ink-soft">{next.place}</span>}
          </dd>
        </div>
      </dl>
      <p className="text-14 text-ink-soft">
        Estimates, no advice. <TextLink to={yourMoneyHref}>Change your money</TextLink>
      </p>
    </>
  )
}

const monthText = (monthly: Range | null): string => {
  if (monthly === null) return 'Not known'
  return monthly.to === 0 ? 'No loan' : dollarRange(monthly)
}

const Left = ({ left, buffer }: { left: Range | null; buffer: number }) => {
  if (left === null) {
    return (
      <Figure title="Cash left" value="Not known">
        <TextLink to={yourMoneyHref}>Add your total savings</TextLink>
      </Figure>
    )
  }
  const isShort = left.from < 0
  return (
    <Figure title="Cash left" value={isShort ? `${dollars(-left.from)} short` : dollarRange(left)} isBad={isShort}>
      {!isShort && buffer > 0 && bufferText(left, buffer * 100)}
    </Figure>
  )
}

const bufferText = ({ from }: Range, buffer: number): string =>
  from >= buffer
    ? `Including the ${dollars(buffer)} you keep back`
    : `Uses ${dollars(buffer - from)} of the ${dollars(buffer)} you keep back`

const listed = (labels: readonly string[]): string =>
  listText(labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)))

/** A range beside its title on the narrowest phones. */
const longestAtFullSize = 12

interface FigureProps {
  title: string
  value: string
  isBad?: boolean
  children?: ReactNode
}

const Figure = ({ title, value, isBad = false, children }: FigureProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
    <dt className="text-16 text-ink-soft">{title}</dt>
    <dd
      className={cn(
        'ml-auto text-right text-25 font-semibold tabular-nums',
        value.length > longestAtFullSize && 'max-sm:text-20',
        isBad && 'text-danger',
      )}
    >
      {value}
      {children !== undefined && children !== false && (
        <span className="block text-14 font-normal text-ink-soft">{children}</span>
      )}
    </dd>
  </div>
)
