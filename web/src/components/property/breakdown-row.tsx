import { type BreakdownLine, type Factor, scoreBandOf } from '@verandah/contracts'
import { useId } from 'react'
import { cn } from '@/components/ui/cn.ts'
import { bandFill } from './score-ring.tsx'

const narrowestPercent = 8
const bar = { height: 8, rx: 4 }

/**
 * One line of a breakdown: the track's width is the weight, its fill the value, the numbers the points. Drawn
 * as SVG, whose widths are attributes: the CSP forbids inline styles in prerendered HTML.
 */
export function BreakdownRow({ line, heaviest }: { line: BreakdownLine; heaviest: number }) {
  const { value, weight, points, outOf, isOverridden, reason, from } = line
  const width = Math.max(narrowestPercent, (100 * weight) / heaviest)
  const track = { ...bar, width: `${width}%` }
  return (
    <li className="grid grid-cols-[minmax(0,7.25rem)_minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] sm:gap-3 text-14">
      <span className="text-ink-soft wrap-anywhere">
        {lineLabel(line)}
        {isOverridden === true && <span className="text-ink-faint"> (yours)</span>}
      </span>
      <svg aria-hidden className="h-2 w-full overflow-visible forced-color-adjust-none">
        {value === null ? (
          <UnknownTrack percent={width} isCounted={outOf > 0} />
        ) : (
          <>
            <rect {...track} className="fill-line" />
            <rect
              {...track}
              width={`${(width * value) / 10}%`}
              className={cn('transition-[width] duration-200', bandFill[scoreBandOf(value * 10)])}
            />
          </>
        )}
      </svg>
      <span className="min-w-14 text-right font-semibold tabular-nums">
        {value === null && outOf === 0 ? (
          <span className="font-medium text-ink-faint">left out</span>
        ) : (
          <>
            <span className={cn(value === null && 'text-ink-soft')}>{points}</span>
            <span className="font-medium text-ink-faint">
              <span aria-hidden>/</span>
              <span className="sr-only"> of </span>
              {outOf}
            </span>
          </>
        )}
      </span>
      {reason !== undefined && (
        <span className="col-span-full -mt-1 text-12 text-ink-faint">
          {reason}
          {from !== undefined && from !== '' && ` · from ${from}`}
        </span>
      )}
    </li>
  )
}

interface UnknownTrackProps {
  percent: number
  /** Whether it counts half its points. */
  isCounted: boolean
}

/** The track of an unknown value: dashed, and hatched as far as it counts. */
const UnknownTrack = ({ percent, isCounted }: UnknownTrackProps) => {
  const hatching = useId()
  return (
    <>
      {isCounted && (
        <>
          <pattern id={hatching} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="2" height="5" className="fill-control" />
          </pattern>
          <rect {...bar} width={`${percent / 2}%`} fill={`url(#${hatching})`} />
        </>
      )}
      <rect {...bar} width={`${percent}%`} className="fill-none stroke-control/60" strokeDasharray="3 3" />
    </>
  )
}

const words: Partial<Record<string, string>> = {
  price: 'Price',
  location: 'Location',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  landSize: 'Land size',
  propertyAge: 'Age of property',
  features: 'Features',
  premiumFeatures: 'Premium features',
  goodLighting: 'Good lighting',
  modernInterior: 'Modern interior',
}

/** Returns a line's label; a custom criterion and a place keep the buyer's own name. */
export function lineLabel({ kind, name }: Pick<BreakdownLine, 'kind' | 'name'>): string {
  return kind === 'custom' || kind === 'place' ? name : kind === 'neutral' ? 'No weights set' : (words[name] ?? name)
}

export const factorLabels: Readonly<Record<Factor, string>> = {
  price: 'Price',
  location: 'Location',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  landSize: 'Land Size',
  propertyAge: 'Age of Property',
  features: 'Features',
}
