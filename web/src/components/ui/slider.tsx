import { cn } from './cn.ts'

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
  /** The value in words, announced with it: "7, important". */
  valueText?: string
}

/**
 * A slider for whole numbers. Uses the native range input for thumb, arrow keys, Home and End, and for swipes
 * of mobile screen readers; draws its own track for a consistent look.
 */
export function Slider({ label, value, onChange, min = 0, max = 10, disabled, valueText }: SliderProps) {
  return (
    <span
      className={cn(
        'relative flex h-11 w-full items-center forced-color-adjust-none select-none',
        disabled === true && 'opacity-50',
      )}
    >
      <span aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-eucalypt"
          style={{ width: `calc(${(value - min) / (max - min)} * (100% - 1.5rem) + 0.75rem)` }}
        />
      </span>
      <input
        type="range"
        className="slider absolute inset-0 size-full touch-pan-y"
        aria-label={label}
        aria-valuetext={valueText}
        aria-valuemin={min}
        aria-valuenow={value}
        aria-valuemax={max}
        data-disabled={disabled === true ? '' : undefined}
        {...{ min, max, value, disabled }}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </span>
  )
}
