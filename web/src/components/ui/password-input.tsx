import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Input } from './input.tsx'

/** A password that can be looked at. */
export const PasswordInput = (props: ComponentProps<'input'>) => {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-12" spellCheck={false} />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-faint hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  )
}
