import type { ReactNode } from 'react'
import { Slider } from './slider.tsx'

interface WeightSliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  children?: ReactNode
}

export function WeightSlider({ label, value, onChange, children }: WeightSliderProps) {
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <span aria-hidden className="min-w-0 text-16 font-semibold wrap-anywhere">
          {label}
        </span>
        <span className="ml-auto flex items-center gap-1 text-14 text-ink-soft">
          <span aria-hidden className="text-right whitespace-nowrap">
            {importanceLabel(value)}
            <span className="ml-2 inline-block min-w-5 text-right text-16 font-bold text-ink tabular-nums">
              {value}
            </span>
          </span>
          {children}
        </span>
      </div>
      <Slider label={label} value={value} onChange={onChange} valueText={`${value}, ${importanceLabel(value)}`} />
      <div aria-hidden className="-mt-1 flex justify-between text-12 text-ink-faint">
        <span>{leastImportant}</span>
        <span>{mostImportant}</span>
      </div>
    </div>
  )
}

const leastImportant = 'No Impact'
const mostImportant = 'Very Important'

const importanceLabel = (weight: number): string => {
  if (weight === 0) return leastImportant
  if (weight >= 9) return mostImportant
  return weight <= 3 ? 'Slightly important' : weight <= 6 ? 'Important' : 'Quite important'
}
