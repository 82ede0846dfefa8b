import { defineCounter } from '@verandah/kit'

/** `refused`: the server refuses this message or its address for good, which no operator can mend. */
const outcomes = ['sent', 'failed', 'refused'] as const

const attempts = defineCounter({
  name: 'mail_attempts_total',
  help: 'Attempts to hand a message to the mail server, by outcome.',
  labelNames: ['outcome'],
})
// A rate needs a zero to rise from: the first failure of a process counts too.
for (const outcome of outcomes) attempts.inc({ outcome }, 0)

export function countAttempt(outcome: (typeof outcomes)[number]): void {
  attempts.inc({ outcome })
}
