/** The services of the product, in the order of the documents and lists made from it. */
export const serviceNames = ['auth', 'search', 'scoring'] as const

/** A service that runs today. */
export type RunningServiceName = (typeof serviceNames)[number]

/** Every service that events and routes may belong to, those that do not run yet among them. */
export type ServiceName = RunningServiceName | 'shortlist' | 'calendar' | 'billing' | 'notifications'
