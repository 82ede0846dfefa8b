import type { CurrentUser, TwoStep as On } from '@verandah/contracts'
import { lazy, Suspense, useState } from 'react'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { longDateText } from '@/lib/format.ts'
import { RenewRecoveryCodes, TurnOffTwoStep } from './two-step-proof.tsx'

const TwoStepSetup = lazy(async () => ({ default: (await import('./two-step-setup.tsx')).TwoStepSetup }))

type Asking = 'set-up' | 'renew' | 'turn-off'

export function TwoStep({ user: { username, twoStep } }: { user: CurrentUser }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  return (
    <SettingsSection
      title="Two-step verification"
      text="A code from an app on your phone as well as your password, so a stolen password isn’t enough to log in."
    >
      {twoStep ? (
        <TwoStepIsOn twoStep={twoStep} onAsk={setAsking} />
      ) : (
        <Button variant="secondary" onClick={() => setAsking('set-up')}>
          Turn on…
        </Button>
      )}
      {asking === 'set-up' && (
        <Suspense fallback={null}>
          <TwoStepSetup username={username} onClose={close} />
        </Suspense>
      )}
      {asking === 'renew' && <RenewRecoveryCodes username={username} onClose={close} />}
      {asking === 'turn-off' && <TurnOffTwoStep username={username} onClose={close} />}
    </SettingsSection>
  )
}

const few = 3

const TwoStepIsOn = ({ twoStep, onAsk }: { twoStep: On; onAsk: (asking: Asking) => void }) => {
  const { since, recoveryCodesLeft: left } = twoStep
  return (
    <>
      <p className="text-ink-soft">
        <strong className="font-semibold text-ink">On</strong> since {longDateText(since)}. We ask for a code each time
        you log in, and before you change your password or email, or delete your account.
      </p>
      <p className={left <= few ? 'mt-2 text-ochre' : 'mt-2 text-ink-soft'}>{leftText(left)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onAsk('renew')}>
          New recovery codes…
        </Button>
        <Button variant="secondary" onClick={() => onAsk('turn-off')}>
          Turn off…
        </Button>
      </div>
    </>
  )
}

const leftText = (left: number): string => {
  if (left === 0) return 'You have no recovery codes left. Create new ones in case you lose your phone.'
  const count = `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left`
  return left <= few ? `${count}. Create new ones before they run out.` : `${count}, in case you lose your phone.`
}
