import { Slider as Radix } from 'radix-ui'
import { cn } from './cn.ts'

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
  /** What the value means in words, read out with it: "7, important". */
  valueText?: string
  className?: string
}

/** Whole numbers by thumb, arrow keys, Home and End. */
export const Slider = ({ label, value, onChange, min = 0, max = 10, disabled, valueText, className }: SliderProps) => (
  <Radix.Root
    className={cn(
      'relative flex h-11 w-full touch-none items-center forced-color-adjust-none select-none data-disabled:opacity-50',
      className,
    )}
    value={[value]}
    min={min}
    max={max}
    step={1}
    disabled={disabled ?? false}
    onValueChange={([next]) => {
      if (next !== undefined) onChange(next)
    }}
  >
    <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
      <Radix.Range className="absolute h-full rounded-full bg-eucalypt" />
    </Radix.Track>
    <Radix.Thumb
      aria-label={label}
      aria-valuetext={valueText}
      className="block size-6 rounded-full border-2 border-eucalypt bg-surface transition-transform hover:scale-110 active:scale-95"
    />
  </Radix.Root>
)
