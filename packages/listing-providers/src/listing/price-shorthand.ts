/** "640-690" as a whole text, or after a word for a price: thousands. */
const bareRange = /^(\W*(?:(?:price|guide|range|for sale|offers|asking)\W*)*)(\d{3}) ?(?:-|to) ?(\d{3})(?=\W*$)/
/** "Mid 8s": hundreds of thousands. */
const bareHundreds = /(?<=\b(?:low|lower|early|mid|high|higher|upper|late)[ -])([2-9])'?s\b/g
/** "$1.1xxm", "$7xx,xxx": amounts with hidden digits. */
const maskedFigure = /(\$ ?|(?<![\w.,]))(\d[\d,.]*x(?:,?x)*)(k|m)?(?:'?s)?(?!\w)/g

/** Expands agents' shorthand for prices, in a lower-case text. */
export function expandShorthand(words: string): string {
  return words.replace(bareRange, '$1$2k - $3k').replace(bareHundreds, "$100's").replace(maskedFigure, rangeOf)
}

/** Returns the range of amounts that the hidden digits allow. */
const rangeOf = (text: string, dollar: string, figure: string, given = ''): string => {
  // A single `x` hides a digit only after a decimal point: "4x bedrooms" is not a price.
  if (!/x,?x|\.\d*x/.test(figure)) return text
  const withAll = (digit: string) => Number(figure.replace(/,/g, '').replace(/x/g, digit))
  const step = 10 ** Math.ceil(Math.log10(withAll('9') - withAll('0')))
  const unit = given === '' && dollar !== '' && figure.length === 3 ? 'k' : given
  return `${dollar}${withAll('0')}${unit} - ${Number((withAll('0') + step).toFixed(3))}${unit}`
}
