import type { Property } from '@verandah/contracts'
import { Check, Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/lib/paths.ts'

const words = { ready: 'Copy link', copied: 'Link copied', failed: 'Copying failed' } as const
const icons = { ready: Link2, copied: Check, failed: Link2Off } as const

/** Copies the address of a home; the search in which it was found stays out of it. */
export const ShareButton = ({ home }: { home: Pick<Property, 'id'> }) => {
  const [state, setState] = useState<keyof typeof words>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${paths.property(home.id)}`)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const Icon = icons[state]
  return (
    <Button variant="quiet" size="sm" className="min-h-11! max-sm:px-3!" onClick={() => void copy()}>
      <Icon aria-hidden className="size-4.5" />
      <span aria-live="polite" className="max-sm:sr-only">
        {words[state]}
      </span>
    </Button>
  )
}
