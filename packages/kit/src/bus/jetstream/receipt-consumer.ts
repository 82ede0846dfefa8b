/** The consumer by which the publisher of an event type reads back what it published. */
export const receiptConsumer = (subject: string) => `said-${subject.split('.')[1]}`
