import { List } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Modal } from '@/components/ui/dialog.tsx'

interface PhoneMapProps {
  /** Called by the button, Escape and the back gesture of a phone. */
  onClose: () => void
  children: ReactNode
}

export function PhoneMap({ onClose, children }: PhoneMapProps) {
  return (
    <Modal aria-label="Map" onClose={onClose}>
      <div className="absolute inset-0 flex flex-col bg-paper pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]">
        <div className="p-2">
          <Button variant="secondary" size="sm" Icon={List} className="min-h-11" onClick={onClose}>
            Back to the list
          </Button>
        </div>
        <div className="min-h-0 flex-1 [&_.home-map]:rounded-none [&_.home-map]:border-x-0">{children}</div>
      </div>
    </Modal>
  )
}
