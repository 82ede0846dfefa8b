import { useQueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { useEffect, useRef, useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { plural } from '@/lib/format.ts'
import { changeMany, type ChangeOfHome } from '@/lib/shortlist/change-many.ts'
import { lettingGoOf, pursuedOf, takingUpOf } from '@/lib/shortlist/let-go.ts'
import { letGoDismissed } from '@/lib/storage/local.ts'

interface LetGoProps {
  bought: SavedProperty
  /** False once its stage is another again: what was done can still be undone. */
  isStill: boolean
  list: readonly SavedProperty[]
}

/** After a home was bought: lets the others go with one press, and takes them all up again with another. */
export const LetGo = ({ bought, isStill, list }: LetGoProps) => {
  const client = useQueryClient()
  const others = pursuedOf(list)
  const [gone, setGone] = useState<readonly SavedProperty[] | null>(null)
  const [isBack, setBack] = useState(false)
  const [dismissed, setDismissed] = useState(letGoDismissed.read)
  const name = bought.home === null ? 'a home' : streetOf(bought.home)
  const put = (changes: ChangeOfHome[], before: readonly SavedProperty[] | null) => {
    setGone(before)
    setBack(before === null)
    void changeMany(client, changes)
  }
  if (gone !== null) {
    return (
      <UndoStrip action="letting them go" onUndo={() => put(takingUpOf(gone), null)}>
        {plural(gone.length, 'home')} moved to Lost, because you bought {name}.
      </UndoStrip>
    )
  }
  if (!isStill || others.length === 0 || dismissed === bought.id) return null
  const dismiss = () => {
    letGoDismissed.write(bought.id)
    setDismissed(bought.id)
  }
  return (
    <Question
      name={name}
      count={others.length}
      isFocused={isBack}
      onLetGo={() => put(lettingGoOf(others), others)}
      onDismiss={dismiss}
    />
  )
}

interface QuestionProps {
  name: string
  count: number
  /** Has just replaced the undo, so its button takes the focus. */
  isFocused: boolean
  onLetGo: () => void
  onDismiss: () => void
}

const Question = ({ name, count, isFocused, onLetGo, onDismiss }: QuestionProps) => {
  const area = useRef<HTMLElement>(null)
  const act = useRef<HTMLButtonElement>(null)
  useHandOnFocus(area, 'h1')
  useEffect(() => {
    if (isFocused) act.current?.focus({ preventScroll: true })
  }, [isFocused])
  const others = count === 1 ? 'the other home' : `the other ${count} homes`
  return (
    <section
      ref={area}
      aria-label="You bought a home"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-eucalypt-soft/55 p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold wrap-anywhere">
          You bought {name}. Let {others} go?
        </p>
        <p className="text-14 text-ink-soft">
          {count === 1 ? 'It moves' : 'They move'} to Lost. Your verdicts, notes and tags stay.
        </p>
      </div>
      <div className="-ml-1 flex flex-wrap gap-2">
        <Button ref={act} variant="secondary" onClick={onLetGo}>
          Let {count === 1 ? 'it' : 'them'} go
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          Not now
        </Button>
      </div>
    </section>
  )
}
