import { Map as MapIcon, MapPinOff } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx'
import type { BaseMap } from './use-base-map.ts'

/** Shows and hides offered streets, and says when streets could not be loaded. */
export function StreetsControl({ base: { streets, hasFailed, retry } }: { base: BaseMap }) {
  return (
    <>
      <p role="status" className="rounded-lg border-line bg-surface text-14 text-ink not-empty:border not-empty:px-4">
        {hasFailed && (
          <>
            Streets could not be loaded.{' '}
            <Button variant="link" size="text" onClick={retry}>
              Try again
            </Button>
          </>
        )}
      </p>
      {streets.host !== null && (
        <Button
          variant="secondary"
          size="sm"
          Icon={streets.isShown ? MapPinOff : MapIcon}
          onClick={streets.isShown ? streets.hide : streets.show}
        >
          {streets.isShown ? 'Hide streets' : 'Show streets'}
        </Button>
      )}
      {streets.isAsking && streets.host !== null && (
        <AskForStreets host={streets.host} onAgree={streets.agree} onRefuse={streets.refuse} />
      )}
    </>
  )
}

interface AskForStreetsProps {
  host: string
  onAgree: () => void
  onRefuse: () => void
}

const AskForStreets = ({ host, onAgree, onRefuse }: AskForStreetsProps) => (
  <Dialog title="Load streets from another site?" onClose={onRefuse}>
    <p>
      Streets, parks, water and rail come as pictures from <strong>{host}</strong>. That site then sees the network
      address of this device, the name of this site and the area of the map that you look at. It learns nothing about
      your account or your searches.
    </p>
    <p className="mt-3 text-14 text-ink-soft">
      We ask once and remember your answer in this browser. “Hide streets” on a map stops the loading.
    </p>
    <DialogActions>
      <Button variant="secondary" onClick={onRefuse}>
        Not now
      </Button>
      <Button onClick={onAgree}>Load streets</Button>
    </DialogActions>
  </Dialog>
)
