import { X } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Slider } from '@/components/ui/slider.tsx'
import { importanceWord, leastImportant, mostImportant } from '../importance-words.ts'

interface WeightSliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  /** Only custom criteria can go. */
  onRemove?: () => void
}

export const WeightSlider = ({ label, value, onChange, onRemove }: WeightSliderProps) => (
  <div>
    <div className="flex min-h-11 items-center justify-between gap-3">
      <span aria-hidden className="min-w-0 truncate text-16 font-semibold">
        {label}
      </span>
      <span className="flex items-center gap-1 text-14 text-ink-soft">
        <span aria-hidden className="whitespace-nowrap">
          {importanceWord(value)}
          <span className="ml-2 inline-block min-w-5 text-right text-16 font-bold text-ink tabular-nums">{value}</span>
        </span>
        {onRemove !== undefined && (
          <Button variant="quiet" size="icon" aria-label={`Remove ${label}`} className="-mr-3" onClick={onRemove}>
            <X aria-hidden className="size-4.5" />
          </Button>
        )}
      </span>
    </div>
    <Slider label={label} value={value} onChange={onChange} valueText={`${value}, ${importanceWord(value)}`} />
    <div aria-hidden className="-mt-1 flex justify-between text-12 text-ink-faint">
      <span>{leastImportant}</span>
      <span>{mostImportant}</span>
    </div>
  </div>
)
