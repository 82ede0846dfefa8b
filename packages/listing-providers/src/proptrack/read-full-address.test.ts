import { describe, expect, it } from 'vitest'
import { readFullAddress } from './read-full-address.ts'

const read = (line: string, ...suburbs: string[]) => {
  const address = readFullAddress(line, suburbs)
  if (address === null) return null
  const { unit, streetNumber, street, suburb, state, postcode } = address
  return [unit, streetNumber, street, suburb, state, postcode].map((part) => part ?? '').join('|')
}

describe('an address in one line', () => {
  it.each([
    ['1/67 Louisa Rd, Birchgrove, NSW 2041', '1|67|Louisa Rd|Birchgrove|NSW|2041'],
    ['11 Junction Street, Woollahra, NSW 2025', '|11|Junction Street|Woollahra|NSW|2025'],
    ['LG/21-23 Seven Hill Road, Baulkham Hills, NSW 2153', 'LG|21-23|Seven Hill Road|Baulkham Hills|NSW|2153'],
    ['Unit 3, 12 Example St, Richmond VIC 3121', '3|12|Example St|Richmond|VIC|3121'],
    ['G01/12A Example Street North, RICHMOND, vic 3121', 'G01|12A|Example Street North|Richmond|VIC|3121'],
    ['10 5th Avenue, Joslin, SA 5070, Australia', '|10|5th Avenue|Joslin|SA|5070'],
    ['Lot 5 Smith St, Box Hill, NSW 2765', '|Lot 5|Smith St|Box Hill|NSW|2765'],
    ['Example Street, Darwin City, NT 0800', '||Example Street|Darwin City|NT|0800'],
    ['Woollahra, NSW 2025', '|||Woollahra|NSW|2025'],
    ['The Esplanade, St Kilda West, VIC 3182', '||The Esplanade|St Kilda West|VIC|3182'],
  ])('%s', (line, parts) => {
    expect(read(line)).toBe(parts)
  })

  it('without a comma before its suburb is read by the requested suburb, and reported as unclear otherwise', () => {
    const line = '11 Junction Street Woollahra NSW 2025'
    expect(read(line, 'Paddington', 'Woollahra')).toBe('|11|Junction Street|Woollahra|NSW|2025')
    expect(read(line)).toBeNull()
  })

  it.each(['', 'Richmond', '1 Example Street, Auckland 1010', 'Richmond, VIC', ', VIC 3121'])(
    '"%s" names no place',
    (line) => {
      expect(read(line)).toBeNull()
    },
  )
})
