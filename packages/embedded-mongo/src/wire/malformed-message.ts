/** Bytes that are no MongoDB message: the connection is closed, as a MongoDB server would. */
export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage'
}
