import { savePurchase } from '@verandah/contracts'
import type { Call } from '../browser/call-product.ts'

const dayMs = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/**
 * Records a purchase under way: with a day that has passed, one to come, offers below and over the limit, and people.
 */
export async function seedPurchase(call: Call, propertyId: string): Promise<void> {
  const offer = { madeOn: dayIn(-4), conditions: 'Finance in 14 days, building and pest in 7' }
  await call(savePurchase, {
    params: { propertyId },
    body: {
      revision: null,
      terms: {
        method: 'private',
        offerAcceptedOn: dayIn(-2),
        contractOn: dayIn(-2),
        depositBy: dayIn(-1),
        buildingDays: 7,
        financeDays: 14,
      },
      done: [{ id: 'review-contract', on: dayIn(-3) }],
      offers: [
        { ...offer, id: 'offer-1', by: 'seller', amountAud: 1_240_000, reply: 'countered', note: 'By phone' },
        { ...offer, id: 'offer-2', by: 'buyer', amountAud: 1_180_000, reply: 'accepted' },
      ],
      people: [
        {
          id: 'person-1',
          role: 'conveyancer',
          name: 'Mia Chen',
          company: 'Chen & Co Conveyancing',
          phone: '(03) 9000 0000',
          email: 'mia.chen@example.com',
          agreed: 'Fixed fee; reads the contract by Tuesday.',
        },
        { id: 'person-2', role: 'agent', name: 'Jo Lane', company: 'Lane & Co', phone: '0400 000 000' },
      ],
    },
  })
}
