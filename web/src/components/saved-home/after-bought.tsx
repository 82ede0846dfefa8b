import { paths, type SavedProperty } from '@verandah/contracts'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { plural } from '@/lib/format.ts'
import { useLettingGo } from '@/lib/shortlist/use-letting-go.ts'
import { letGoDismissed } from '@/lib/storage/local.ts'
import { useStoppingSearches } from '@/lib/use-stopping-searches.ts'

interface AfterBoughtProps {
  bought: SavedProperty
  /** False once its stage is another again: what was done can still be undone. */
  isStill: boolean
  list: readonly SavedProperty[]
}

/**
 * After a home was bought: lets the others go, stops the saved searches, each undone by one press, and opens the
 * purchase.
 */
export function AfterBought({ bought, isStill, list }: AfterBoughtProps) {
  const homes = useLettingGo(list)
  const searches = useStoppingSearches()
  const [dismissed, setDismissed] = useState(letGoDismissed.read)
  const isUntouched = homes.gone === null && searches.stopped === null
  const isOffering = homes.others.length > 0 || searches.running.length > 0
  const isAsked = isStill && dismissed !== bought.id && (isOffering || isUntouched)
  if (!isAsked && isUntouched) return null
  const name = bought.home === null ? 'a home' : streetOf(bought.home)
  const dismiss = () => {
    letGoDismissed.write(bought.id)
    setDismissed(bought.id)
  }
  return (
    <div className="flex flex-col gap-3">
      <Undos name={name} homes={homes} searches={searches} />
      {isAsked && (
        <Offers
          bought={bought}
          name={name}
          homes={homes}
          searches={searches}
          isOffering={isOffering}
          onDismiss={dismiss}
        />
      )}
    </div>
  )
}

const Undos = ({ name, homes, searches }: Pick<OffersProps, 'name' | 'homes' | 'searches'>) => (
  <>
    {homes.gone !== null && (
      <UndoStrip action="letting them go" onUndo={homes.takeUp}>
        {plural(homes.gone.length, 'home')} moved to Lost, because you bought {name}.
      </UndoStrip>
    )}
    {searches.stopped !== null && (
      <UndoStrip action="stopping the searches" onUndo={searches.resume}>
        {plural(searches.stopped.length, 'saved search', 'saved searches')} paused: nothing is searched or mailed until
        you resume {searches.stopped.length === 1 ? 'it' : 'them'} in your preferences.
      </UndoStrip>
    )}
  </>
)

interface OffersProps {
  bought: SavedProperty
  name: string
  homes: ReturnType<typeof useLettingGo>
  searches: ReturnType<typeof useStoppingSearches>
  isOffering: boolean
  onDismiss: () => void
}

const OfferWords = ({ name, count, running }: { name: string; count: number; running: number }) => (
  <>
    <p className="font-semibold wrap-anywhere">
      You bought {name}.{count > 0 && ` Let ${count === 1 ? 'the other home' : `the other ${count} homes`} go?`}
    </p>
    {count > 0 && (
      <p className="text-14 text-ink-soft">
        {count === 1 ? 'It moves' : 'They move'} to Lost. Your verdicts, notes and tags stay.
      </p>
    )}
    {running > 0 && (
      <p className="text-14 text-ink-soft">
        {running === 1 ? 'A saved search still runs.' : `${running} saved searches still run.`}
      </p>
    )}
  </>
)

const Offers = ({ bought, name, homes, searches, isOffering, onDismiss }: OffersProps) => {
  const area = useRef<HTMLElement>(null)
  useHandOnFocus(area, 'h1')
  const count = homes.others.length
  const running = searches.running.length
  return (
    <section
      ref={area}
      aria-label="You bought a home"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-eucalypt-soft/55 p-5 max-sm:p-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <OfferWords name={name} count={count} running={running} />
      </div>
      <div className="-ml-1 flex flex-wrap gap-2">
        {count > 0 && (
          <Offer isFocused={homes.isBack} onPress={homes.letGo}>
            Let {count === 1 ? 'it' : 'them'} go
          </Offer>
        )}
        {running > 0 && (
          <Offer isFocused={searches.isBack} onPress={searches.stop}>
            Stop {running === 1 ? 'the search' : 'the searches'}
          </Offer>
        )}
        <ButtonLink to={paths.purchase.href(bought.propertyId)} variant="secondary" size="sm" Icon={KeyRound}>
          Open the purchase
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={onDismiss}>
          {isOffering ? 'Not now' : 'Close'}
        </Button>
      </div>
    </section>
  )
}

interface OfferProps {
  /** Has just replaced the undo, so it takes the focus. */
  isFocused: boolean
  onPress: () => void
  children: ReactNode
}

const Offer = ({ isFocused, onPress, children }: OfferProps) => {
  const act = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) act.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <Button ref={act} variant="secondary" size="sm" onClick={onPress}>
      {children}
    </Button>
  )
}
