import { parsePriceText } from '@verandah/listing-providers/listing'
import { measureWords, shareOf, type Area } from './measure.ts'

interface Label {
  id: string
  text: string
  from: number | null
  to: number | null
}

const isRead = ({ text, from, to }: Label): boolean => {
  const read = parsePriceText(text) ?? { from: null, to: null }
  return read.from === from && read.to === to
}

/** Price texts: correct when both ends are. */
export const priceTexts: Area = () =>
  measureWords<Label>({
    area: 'price texts',
    set: 'price-texts',
    judge: (records) => {
      const wrong = records.filter((record) => !isRead(record))
      return { figures: { right: shareOf(records.length - wrong.length, records.length) }, wrong }
    },
  })
