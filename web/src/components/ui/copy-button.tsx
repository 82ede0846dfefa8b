import { Check, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'

type State = 'ready' | 'copied' | 'failed'

type CopyButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  words: Readonly<Record<State, string>>
  wordsClass?: string
  Icon: LucideIcon
  /** Called on each press. */
  text: () => Promise<string>
}

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

/**
 * Copies a text that may still be on its way. Safari allows copying only within the click, so the clipboard gets the
 * promise at once; browsers without that get the text when it has arrived. Throws if neither works.
 */
const copyText = async (text: Promise<string>): Promise<void> => {
  try {
    await Promise.all([navigator.clipboard.write([new ClipboardItem({ [plain]: blobOf(text) })]), text])
  } catch {
    await navigator.clipboard.writeText(await text)
  }
}

const plain = 'text/plain'

const blobOf = (text: Promise<string>): Promise<Blob> => {
  const blob = text.then((words) => new Blob([words], { type: plain }))
  // A browser that refuses the item leaves the promise unhandled.
  blob.catch(() => undefined)
  return blob
}
