import type { LucideIcon } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { buttonStyle } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'

interface FileButtonProps {
  Icon: LucideIcon
  label: string
  accept: readonly string[]
  variant: 'primary' | 'secondary'
  isDisabled: boolean
  onChoose: (files: readonly File[]) => void
}

/** The browser's file input as a button: a phone offers its camera, its photos and its files. */
export function FileButton({ Icon, label, accept, variant, isDisabled, onChoose }: FileButtonProps) {
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <span className="relative inline-flex self-start">
      <input
        id={id}
        type="file"
        multiple
        accept={accept.join(',')}
        disabled={isDisabled}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          buttonStyle({ variant }),
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-eucalypt peer-disabled:pointer-events-none peer-disabled:opacity-55',
        )}
      >
        <Icon className="size-4.5" />
        {label}
      </label>
    </span>
  )
}
