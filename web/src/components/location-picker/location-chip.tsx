import { X } from 'lucide-react'

export const LocationChip = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <li className="flex animate-enter items-center rounded-full bg-eucalypt-soft pl-3.5 text-14 font-semibold text-eucalypt-strong">
    {name}
    <button
      type="button"
      aria-label={`Remove ${name}`}
      onClick={onRemove}
      className="grid size-9 place-items-center rounded-full hover:bg-eucalypt/15 pointer-coarse:size-11"
    >
      <X aria-hidden className="size-4" />
    </button>
  </li>
)
