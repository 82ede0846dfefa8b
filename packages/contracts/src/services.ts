/** Every service by name. The lists of the gateway, the runtime and the deployment files derive from this one. */
export const serviceNames = ['auth', 'search', 'scoring', 'shortlist', 'calendar', 'billing', 'notifications'] as const
export type ServiceName = (typeof serviceNames)[number]
