import { Check, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { copyText } from '@/lib/copy-text.ts'

type State = 'ready' | 'copied' | 'failed'

type CopyButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  words: Readonly<Record<State, string>>
  wordsClass?: string
  Icon: LucideIcon
  /** Called on each press. */
  text: () => Promise<string>
}

/** A button that copies a text and says whether it did. */
export function CopyButton({ words, wordsClass, Icon, text, ...button }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready')
  const copy = () => {
    copyText(text()).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  const icons = { ready: Icon, copied: Check, failed: TriangleAlert }
  return (
    <Button {...button} size="sm" Icon={icons[state]} iconClass="size-4.5" onClick={copy}>
      <span aria-live="polite" className={wordsClass}>
        {words[state]}
      </span>
    </Button>
  )
}
