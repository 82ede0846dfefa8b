import { describe, expect, it } from 'vitest'
import { localDateOf, localInspectionOf } from './read-values.ts'

describe('a time of REAXML', () => {
  it.each([
    ['2026-12-05', '2026-12-05T00:00:00'],
    ['2026-12-05-11:30', '2026-12-05T11:30:00'],
    ['2026-12-05-9:30:15', '2026-12-05T09:30:15'],
    ['2026-12-05T11:00', '2026-12-05T11:00:00'],
    ['20040229T1500', '2004-02-29T15:00:00'],
    ['20040229-150010', '2004-02-29T15:00:10'],
    ['20040229', '2004-02-29T00:00:00'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['5 December', null],
    ['', null],
  ])('%j is %s', (text, local) => {
    expect(localDateOf(text)).toBe(local)
  })

  it.each([
    ['21-Dec-2010 11:00am to 1:00pm', '2010-12-21T11:00:00', '2010-12-21T13:00:00'],
    ['1-JAN-2027 12:00pm to 12:30pm', '2027-01-01T12:00:00', '2027-01-01T12:30:00'],
    ['01-jan-2027 12:15AM to 1:00AM', '2027-01-01T00:15:00', '2027-01-01T01:00:00'],
  ])('%s is an open home', (text, start, end) => {
    expect(localInspectionOf(text)).toEqual({ start, end })
  })

  it.each([
    'By Appointment',
    '21/12/2010 11:00am',
    '21-Dec-2010 11:00 to 13:00',
    '21-Foo-2010 11:00am to 1:00pm',
    '21-Dec-2010 13:00am to 1:00pm',
    '',
  ])('%j is none', (text) => {
    expect(localInspectionOf(text)).toBeNull()
  })
})
