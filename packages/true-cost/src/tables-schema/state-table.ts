import * as z from 'zod'
import { dutyTable, reliefRule } from './duty-fields.ts'
import { bps, cents, condition, fee, label, money, sourced, state, valueBounds } from './fields.ts'
import { dated, one, oneOfEach } from './lists.ts'

const relief = z.strictObject({ ...sourced, id: label, label, when: condition, rule: reliefRule })

/** A condition that a bill adds to scales and reliefs. */
const pending = z.strictObject({
  ...sourced,
  status: z.enum(['ifEnacted', 'inForce']),
  label,
  /** Ids of the scales and reliefs that it is added to. */
  appliesTo: z.array(label).min(1),
  when: condition,
})

const grant = z.strictObject({
  ...sourced,
  id: label,
  label,
  amountCents: cents,
  /** The office says "up to". */
  isUpTo: z.exactOptional(z.literal(true)),
  when: condition,
  /** For land with a house to be built: the bounds of both together. */
  landAndBuild: z.exactOptional(valueBounds),
  /** Instead of `when.value` north of the 26th parallel. */
  northValue: z.exactOptional(valueBounds),
  isPaid: z.enum(['atOrAfterSettlement', 'afterSettlement']),
  note: z.exactOptional(label),
})

const mention = z.strictObject({
  ...sourced,
  sentence: label,
  minimumAge: z.exactOptional(z.int().min(0)),
  /** The condition in words is the buyer's to check; these narrow it. */
  when: z.exactOptional(condition),
})

const fields = z.strictObject({
  table: z.literal('state'),
  state,
  office: label,
  ...money,
  duty: one(z.array(dutyTable).min(1, 'give at least one duty table')),
  reliefs: oneOfEach(z.array(relief), ({ id }) => id),
  pending: dated(z.array(pending)),
  grants: oneOfEach(z.array(grant), ({ id }) => id),
  fees: dated(z.array(fee)),
  // Null: none is charged.
  foreignSurcharge: one(z.array(z.strictObject({ ...sourced, bps: z.nullable(bps) }))),
  insuranceDuty: one(z.array(z.strictObject({ ...sourced, bps }))),
  mentions: dated(z.array(mention)),
})

export const stateTable = fields.check(({ value, issues }) => {
  const ids = new Set([...value.reliefs, ...value.duty.flatMap(({ scales }) => scales)].map(({ id }) => id))
  value.pending.forEach(({ appliesTo }, index) => {
    const missing = appliesTo.find((id) => !ids.has(id))
    if (missing === undefined) return
    const message = `"${missing}" is no scale and no relief of this table`
    issues.push({ code: 'custom', message, path: ['pending', index, 'appliesTo'], input: appliesTo })
  })
})
