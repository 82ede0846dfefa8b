import { Timestamp } from 'bson'
import { StoreError } from '../errors.ts'
import { isDocument } from '../values/document.ts'

let increment = 0

export const currentDate = (_current: unknown, operand: unknown): unknown => {
  if (typeof operand === 'boolean' || (isDocument(operand) && operand.$type === 'date')) return new Date()
  if (isDocument(operand) && operand.$type === 'timestamp') {
    increment += 1
    return new Timestamp({ t: Math.floor(Date.now() / 1000), i: increment })
  }
  throw new StoreError('BadValue', "$currentDate needs true or {$type: 'date'|'timestamp'}")
}
