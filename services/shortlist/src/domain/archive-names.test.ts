import { describe, expect, it } from 'vitest'
import { filePaths, safeName } from './archive-names.ts'

const photo = (name: string) => ({ kind: 'photo', name, type: 'image/jpeg' }) as const
const namesOf = (...names: string[]) => filePaths(names.map(photo)).map((path) => path.replace('files/photo/', ''))

describe('a safe name', () => {
  it.each([
    ['Vendor’s "final" contract', 'Vendor’s -final- contract'],
    ['2/14 Rose St: front\\back', '2-14 Rose St- front-back'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['...', 'Untitled'],
    [' . ', 'Untitled'],
    ['.hidden', 'hidden'],
    ['Plan v2. ', 'Plan v2'],
    ['con', '_con'],
    ['NUL.tar', '_NUL.tar'],
    ['contract', 'contract'],
    ['a\u202Egpj', 'agpj'],
    ['line\nbreak \uD800', 'line-break -'],
    ['cafe\u0301', 'café'],
    ['図面 🏡', '図面 🏡'],
  ])('of %j is %j', (name, expected) => {
    expect(safeName(name)).toBe(expected)
  })

  it('has at most 200 bytes, and whole signs', () => {
    expect(safeName('図'.repeat(120))).toBe('図'.repeat(66))
  })
})

describe('the paths of files', () => {
  it('have the kind, and an extension by the type', () => {
    const files = [
      photo('Kitchen'),
      photo('Kitchen.JPEG'),
      photo('scan.heic'),
      photo('...jpg'),
      { kind: 'section-32', name: 'Section 32.pdf', type: 'application/pdf' },
      { kind: 'report', name: 'Building report', type: 'image/webp' },
    ] as const
    expect(filePaths(files)).toEqual([
      'files/photo/Kitchen.jpg',
      'files/photo/Kitchen.JPEG',
      'files/photo/scan.heic.jpg',
      'files/photo/Untitled.jpg',
      'files/section-32/Section 32.pdf',
      'files/report/Building report.webp',
    ])
  })

  it('are different, also where case does not count', () => {
    expect(namesOf('Hall', 'hall (2)', 'HALL', 'Hall', 'Hall/', 'Hall')).toEqual([
      'Hall.jpg',
      'hall (2).jpg',
      'HALL (3).jpg',
      'Hall (4).jpg',
      'Hall-.jpg',
      'Hall (5).jpg',
    ])
  })
})
