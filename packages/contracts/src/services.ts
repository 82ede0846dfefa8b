/** Every service by name. The gateway, the runtime and the deployment files derive their lists from this one. */
export const serviceNames = ['auth', 'search', 'scoring', 'shortlist', 'calendar', 'billing'] as const

/** A service that runs today. */
export type RunningServiceName = (typeof serviceNames)[number]

/** Every service that events and routes may belong to, one that does not run yet among them. */
export type ServiceName = RunningServiceName | 'notifications'
