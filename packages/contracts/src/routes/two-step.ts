import { defineRoute } from '../define-route.ts'
import { FullProof, PasswordProof } from '../models/account.ts'
import { RecoveryCodes, SecondStep, TwoStepCode, TwoStepSetup } from '../models/two-step.ts'
import { CurrentUser } from '../models/user.ts'

export const finishLogin = defineRoute('auth', 'finishLogin', 'POST /api/login/two-step', {
  auth: 'public',
  isOriginChecked: true,
  summary:
    'Opens a session for whoever gave the right password just before and has the code. 401 `wrong-code`, or `log-in-expired` when the password has to be given again; 400 `two-codes-needed` after too many wrong codes: then two consecutive codes count, sent as one.',
  body: SecondStep,
  reply: CurrentUser,
})

export const beginTwoStep = defineRoute('auth', 'beginTwoStep', 'POST /api/user/two-step/setup', {
  summary:
    'A new secret for an authenticator app. It counts for nothing until a code of it has come. 400 `wrong-password`, 409 `two-step-on`.',
  body: PasswordProof,
  reply: TwoStepSetup,
})

export const turnOnTwoStep = defineRoute('auth', 'turnOnTwoStep', 'POST /api/user/two-step', {
  summary:
    'Has the account ask for a code from now on, and tells the recovery codes. 400 `wrong-code`, 409 `two-step-expired`.',
  body: TwoStepCode,
  reply: RecoveryCodes,
})

export const turnOffTwoStep = defineRoute('auth', 'turnOffTwoStep', 'POST /api/user/two-step/off', {
  summary: 'Has the account ask for its password alone. 400 `wrong-password`, `wrong-code`.',
  body: FullProof,
})

export const renewRecoveryCodes = defineRoute('auth', 'renewRecoveryCodes', 'POST /api/user/two-step/recovery-codes', {
  summary:
    'New recovery codes in place of those before. 400 `wrong-password`, `wrong-code`, 409 `two-step-off` where no code is asked for.',
  body: FullProof,
  reply: RecoveryCodes,
})
