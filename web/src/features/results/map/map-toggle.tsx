import { List, MapPinned } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'

export const MapToggle = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => {
  const Icon = isOpen ? List : MapPinned
  return (
    <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={onToggle}>
      <Icon aria-hidden className="size-4" />
      {isOpen ? 'Hide map' : 'Show map'}
    </Button>
  )
}
