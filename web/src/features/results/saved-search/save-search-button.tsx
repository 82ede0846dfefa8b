import type { SearchStatus } from '@verandah/contracts'
import { BellPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'

const SaveSearchDialog = lazy(async () => ({ default: (await import('./save-search-dialog.tsx')).SaveSearchDialog }))

/** Opens the dialog that keeps this search; its code comes when it is asked for. */
export const SaveSearchButton = ({ search }: { search: SearchStatus }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BellPlus aria-hidden className="size-4" />
        Save this search
      </Button>
      <Suspense>{isOpen && <SaveSearchDialog search={search} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
