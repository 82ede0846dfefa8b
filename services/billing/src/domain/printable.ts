/** What the standard fonts of PDF can show. */
const known = new Set(new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, at) => at + 32)))

/** Letters whose stroke or missing dot is no mark that can be taken off. */
const plainLetters: Readonly<Record<string, string>> = { Đ: 'D', đ: 'd', Ł: 'L', ł: 'l', Ħ: 'H', ħ: 'h', ı: 'i' }

/**
 * A name as an invoice can show it: letters that the fonts lack lose their marks, and signs of other scripts are left
 * out. Unchecked, each would turn what follows it into other letters.
 */
export function printable(name: string): string {
  const shown = name.normalize('NFC').replace(/./gsu, (sign) => (known.has(sign) ? sign : plainOf(sign)))
  return shown.replace(/\s+/g, ' ').trim()
}

const plainOf = (sign: string): string =>
  sign.normalize('NFD').replace(/./gsu, (part) => {
    const plain = plainLetters[part] ?? part
    return known.has(plain) ? plain : ''
  })
