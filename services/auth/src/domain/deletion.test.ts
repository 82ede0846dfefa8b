import { serviceNames } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { isAnsweredByAll, receiptOf, type DeletionAnswer } from './deletion.ts'

const at = new Date('2026-11-20T00:00:00.000Z')
const kept = [{ what: '2 tax invoices', reason: 'The law.' }]
const answers = serviceNames.map((service): DeletionAnswer => ({ service, at, counts: { things: 2 }, kept }))
const deletion = { id: 'deletion', tokenHash: 'hash', requestedAt: at, answers }

it('a deletion is answered when every service has answered, and not by one that answers for two', () => {
  expect(isAnsweredByAll({ answers })).toBe(true)
  for (const missing of serviceNames) {
    const others = answers.filter(({ service }) => service !== missing)
    expect(isAnsweredByAll({ answers: [...others, others[0]!] })).toBe(false)
  }
})

it('a receipt lists what every service deleted and keeps, and which ones have not answered', () => {
  const silent = { deletedAt: null, counts: {}, kept: [] }
  const answered = { deletedAt: '2026-11-20T00:00:00.000Z', counts: { things: 2 }, kept }
  expect(receiptOf({ ...deletion, answers: answers.slice(1) })).toEqual({
    id: 'deletion',
    status: 'pending',
    requestedAt: '2026-11-20T00:00:00.000Z',
    completedAt: null,
    services: serviceNames.map((service, index) => ({ service, ...(index === 0 ? silent : answered) })),
  })
  const completedAt = new Date('2026-11-20T00:05:00.000Z')
  expect(receiptOf({ ...deletion, completedAt })).toMatchObject({
    status: 'complete',
    completedAt: '2026-11-20T00:05:00.000Z',
  })
})
