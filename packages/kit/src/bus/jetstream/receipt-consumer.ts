/** The consumer by which the publisher of an event type reads back what it published. */
export function receiptConsumer(subject: string) {
  return `said-${subject.split('.')[1]}`
}
