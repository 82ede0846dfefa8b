/** "03 / 28". A month above 1 gets its zero; a pasted "03/2028" loses the century. */
export const formatExpiry = (typed: string): string => {
  const raw = typed.replace(/\D/g, '')
  const padded = /^[2-9]/.test(raw) ? `0${raw}` : raw
  const digits = padded.length === 6 ? padded.slice(0, 2) + padded.slice(4) : padded.slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

export interface Expiry {
  month: number
  year: number
}

/** The month and full year that were typed, or null. */
export const expiryOf = (text: string): Expiry | null => {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(text) ?? []
  return month === undefined || year === undefined ? null : { month: Number(month), year: 2000 + Number(year) }
}

/** A card is good to the end of its month. */
export const hasExpired = ({ month, year }: Expiry, now: Date): boolean =>
  year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
