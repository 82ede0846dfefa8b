import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogActions } from '@/components/ui/dialog.tsx'
import { planNames } from '@/lib/plan-names.ts'
import { offeredPlans, type PlanChange } from '../plans.ts'

interface ChangePlanDialogProps {
  change: PlanChange
  isChanging: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ChangePlanDialog({ change: { from, to }, isChanging, onConfirm, onClose }: ChangePlanDialogProps) {
  return (
    <Dialog title={`Change to ${planNames[to]}?`} description={`${priceLabel(to)}, beginning today.`} onClose={onClose}>
      <p className="max-w-[52ch]">
        We credit the unused part of your {planNames[from]} plan and charge your card the difference now. If the credit
        is more than the price, you pay nothing now, and the rest counts towards your next payments.
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={isChanging}>
          Keep {planNames[from]}
        </Button>
        <Button busy={isChanging && 'Changing your plan…'} onClick={onConfirm}>
          Change to {planNames[to]}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const priceLabel = (plan: PlanChange['to']): string => {
  const offered = offeredPlans.find((one) => one.plan === plan)
  return offered === undefined ? planNames[plan] : `${offered.price} ${offered.period}`
}
