const longest = 19

const isAmex = (digits: string): boolean => /^3[47]/.test(digits)

/** "4242 4242 4242 4242"; American Express as 4, 6 and 5. Anything but digits is dropped, so any paste fits. */
export const formatCardNumber = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, longest)
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,})?$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter((group) => (group as string | undefined) !== undefined).join(' ')
}

/** How many digits the security code has. */
export const cvcLengthOf = (number: string): 3 | 4 => (isAmex(number) ? 4 : 3)

/** 12 to 19 digits whose last is the Luhn check digit (ISO/IEC 7812-1). */
export const isCardNumber = (number: string): boolean => {
  const digits = Array.from(number.replace(/\s/g, ''), Number).reverse()
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : doubled(digit)), 0)
  return digits.length >= 12 && digits.length <= longest && sum % 10 === 0
}

const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2)
