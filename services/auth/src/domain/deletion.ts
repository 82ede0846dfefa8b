import { serviceNames, type DeletionReceipt, type KeptRecords, type ServiceName } from '@verandah/contracts'

export interface DeletionAnswer {
  service: ServiceName
  at: Date
  counts: Record<string, number>
  kept: KeptRecords[]
}

/** The rest of an erased user's document: which services were asked and have answered. No personal data. */
export interface Deletion {
  id: string
  /** SHA-256 of the token that reads the receipt. */
  tokenHash: string
  requestedAt: Date
  /** When the services were last asked; absent after the last time. */
  askedAt?: Date
  completedAt?: Date
  answers: DeletionAnswer[]
}

export function isAnsweredByAll({ answers }: Pick<Deletion, 'answers'>): boolean {
  return serviceNames.every((name) => answers.some(({ service }) => service === name))
}

export function receiptOf({ id, requestedAt, completedAt, answers }: Deletion): DeletionReceipt {
  return {
    id,
    status: completedAt ? 'complete' : 'pending',
    requestedAt: requestedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    services: serviceNames.map((service) => {
      const answer = answers.find((given) => given.service === service)
      return {
        service,
        deletedAt: answer?.at.toISOString() ?? null,
        counts: answer?.counts ?? {},
        kept: answer?.kept ?? [],
      }
    }),
  }
}
