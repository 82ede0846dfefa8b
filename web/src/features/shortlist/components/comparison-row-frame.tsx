import { Children, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn.ts'

interface ComparisonRowFrameProps {
  name: string
  isDifferent: boolean
  row: string
  /** One for each home. */
  children: ReactNode
}

/** A row: its name, then a value for each home. What differs is set apart by a mark, weight and ground, never by colour alone. */
export const ComparisonRowFrame = ({ name, isDifferent, row, children }: ComparisonRowFrameProps) => (
  <tr
    role="row"
    className={cn(
      row,
      'break-inside-avoid border-b border-line last:rounded-b-lg last:border-b-0',
      isDifferent && 'bg-eucalypt-soft/55',
    )}
  >
    <th
      role="rowheader"
      scope="row"
      className="col-span-full flex items-center gap-2 px-2 pt-2.5 text-left text-12 font-medium text-ink-soft sm:col-span-1 sm:items-start sm:px-4 sm:py-3.5 sm:text-14 print:py-1.5"
    >
      {name}
      {isDifferent && (
        <span className="mt-px size-2 shrink-0 rounded-full bg-eucalypt sm:mt-1.5 forced-colors:border-4">
          <span className="sr-only"> (differs)</span>
        </span>
      )}
    </th>
    {Children.map(children, (value) => (
      <td
        role="cell"
        className={cn(
          'min-w-0 px-2 pt-1 pb-3 text-14 tabular-nums wrap-anywhere sm:px-3 sm:py-3.5 print:py-1.5',
          isDifferent ? 'font-semibold text-ink' : 'text-ink-soft',
        )}
      >
        {value}
      </td>
    ))}
  </tr>
)
