import { type Place, placesLimit } from '@verandah/contracts'
import { Pencil, Plus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, IconButton } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { WeightSlider } from '@/components/ui/weight-slider.tsx'
import { placeText } from './place-words.ts'

const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog.tsx')).PlaceDialog }))

interface PlaceListProps {
  places: readonly Place[]
  onChange: (places: readonly Place[]) => void
}

export function PlaceList({ places, onChange }: PlaceListProps) {
  const [edited, setEdited] = useState<{ at: number | null } | null>(null)
  const { removed, remove, undo, settle } = useRemoval(places, onChange)
  const place = edited?.at == null ? null : (places[edited.at] ?? null)
  const save = (saved: Place) => {
    onChange(edited?.at == null ? [...places, saved] : places.with(edited.at, saved))
    settle()
    setEdited(null)
  }
  return (
    <div className="flex flex-col gap-4">
      {places.length > 0 && (
        <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
          {places.map((known, at) => (
            <PlaceItem
              key={known.name}
              place={known}
              onWeigh={(weight) => onChange(places.with(at, { ...known, weight }))}
              onEdit={() => setEdited({ at })}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      {removed !== null && (
        <UndoStrip action={`removing ${removed.place.name}`} onUndo={undo}>
          {removed.place.name} was removed.
        </UndoStrip>
      )}
      {places.length < placesLimit ? (
        <AddPlace onPress={() => setEdited({ at: null })} />
      ) : (
        <p className="text-14 text-ink-soft">You’ve added all {placesLimit} places. Remove one to add another.</p>
      )}
      {edited !== null && (
        <Suspense>
          <PlaceDialog
            place={place}
            others={places.filter((other) => other !== place).map(({ name }) => name)}
            onSave={save}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

const AddPlace = ({ onPress }: { onPress: () => void }) => (
  <Button Icon={Plus} iconClass="size-4.5" variant="link" size="text" className="min-h-11 self-start" onClick={onPress}>
    Add a place
  </Button>
)

const useRemoval = (places: readonly Place[], onChange: PlaceListProps['onChange']) => {
  const [removed, setRemoved] = useState<{ place: Place; at: number } | null>(null)
  const remove = (at: number) => {
    const place = places[at]
    if (place === undefined) return
    setRemoved({ place, at })
    onChange(places.toSpliced(at, 1))
  }
  const undo = () => {
    if (removed === null) return
    onChange(places.toSpliced(removed.at, 0, removed.place))
    setRemoved(null)
  }
  return { removed, remove, undo, settle: () => setRemoved(null) }
}

interface PlaceItemProps {
  place: Place
  onWeigh: (weight: number) => void
  onEdit: () => void
  onRemove: () => void
}

const PlaceItem = ({ place, onWeigh, onEdit, onRemove }: PlaceItemProps) => (
  <li>
    <WeightSlider label={place.name} value={place.weight} onChange={onWeigh}>
      <IconButton Icon={Pencil} iconClass="size-4.5" label={`Change ${place.name}`} onClick={onEdit} />
      <IconButton Icon={X} iconClass="size-4.5" label={`Remove ${place.name}`} className="-mr-3" onClick={onRemove} />
    </WeightSlider>
    <p className="mt-2 text-14 text-ink-soft">{placeText(place)}</p>
  </li>
)
