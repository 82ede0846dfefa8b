interface Quota {
  period: 'minute' | 'day'
  limit: number
  remaining: number
  /** What is left, from 0 to 1. */
  share: number
}

/** The scarcer of the two quotas that Domain's headers tell of; null when they tell of none. */
export const quotaOf = (headers: Headers): Quota | null => {
  const quotas = [readQuota(headers, 'minute', 'perminute'), readQuota(headers, 'day', 'perday')]
  return quotas.filter((quota) => quota !== null).toSorted((one, other) => one.share - other.share)[0] ?? null
}

const readQuota = (headers: Headers, period: Quota['period'], name: string): Quota | null => {
  const limit = Number(headers.get(`x-quota-${name}-limit`) ?? Number.NaN)
  const remaining = Number(headers.get(`x-quota-${name}-remaining`) ?? Number.NaN)
  return limit > 0 && remaining >= 0 ? { period, limit, remaining, share: remaining / limit } : null
}
