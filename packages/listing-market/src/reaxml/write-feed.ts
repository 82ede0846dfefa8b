import type { Sale } from '../market/homes-for-sale.ts'
import { isoDay } from '../market/local-time.ts'
import { element } from './element.ts'
import { writeRecord } from './write-record.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const doctype = '<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd">'

/** A whole feed (DTD revision 1.61, with the newer `yearBuilt` and `yearLastRenovated`) of homes that agencies send. */
export const writeFeed = (sales: readonly Sale[], day: number, publicUrl: string): string => {
  const records = sales.filter(({ home }) => home.listedAt !== 'domain').map((sale) => writeRecord(sale, publicUrl))
  const list = element('propertyList', { date: `${isoDay(day)}-09:30:00` }, records)
  return [declaration, doctype, list, ''].join('\n')
}
