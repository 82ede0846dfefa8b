import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Credentials {
  readonly username: string
  readonly password: string
  /** Undefined: everything. */
  readonly rights?: Rights | undefined
}

/** What a user may do in each database; in others nothing. */
export type Rights = ReadonlyMap<string, 'read' | 'readWrite'>

/** One authentication attempt: the client's first message, then its proof. */
export interface Conversation {
  /** Of the user that the client claims to be. */
  readonly rights: Rights | undefined
  readonly challenge: string
  /** Returns the server's proof; null if the client does not know the password. */
  readonly answerTo: (clientFinal: string) => string | null
}

/** Returns null for a malformed message. */
export type Scram = (clientFirst: string) => Conversation | null

/** MongoDB's default for SCRAM-SHA-256. */
const iterations = 15_000

/** Server side of SCRAM-SHA-256 (RFC 5802, RFC 7677) for some users. An unknown name fails like a wrong password. */
export const createScram = (first: Credentials, ...others: readonly Credentials[]): Scram => {
  const ofFirst = scramOf(first)
  const byName = new Map(others.map((user) => [escapeName(user.username), scramOf(user)]))
  return (clientFirst) => {
    const [, name = ''] = /^n,,n=([^,]*),/.exec(clientFirst) ?? []
    return (byName.get(name) ?? ofFirst)(clientFirst)
  }
}

const escapeName = (username: string): string => username.replaceAll('=', '=3D').replaceAll(',', '=2C')

const scramOf = ({ username, password, rights }: Credentials): Scram => {
  const salt = randomBytes(28)
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256')
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest()
  const serverKey = hmac(salted, 'Server Key')
  const escaped = escapeName(username)

  return (clientFirst) => {
    const [, bare, name, clientNonce] = /^n,,(n=([^,]*),r=([^,]+)(?:,.*)?)$/s.exec(clientFirst) ?? []
    if (bare === undefined || clientNonce === undefined) return null
    const nonce = `${clientNonce}${randomBytes(24).toString('base64')}`
    const challenge = `r=${nonce},s=${salt.toString('base64')},i=${iterations}`
    const answerTo = (clientFinal: string) => {
      const [, unproven, given, proof = ''] = /^(c=biws,r=([^,]+)),p=(.*)$/s.exec(clientFinal) ?? []
      const said = `${bare},${challenge},${unproven ?? ''}`
      const clientKey = xor(Buffer.from(proof, 'base64'), hmac(storedKey, said))
      const isRight = timingSafeEqual(createHash('sha256').update(clientKey).digest(), storedKey)
      return isRight && given === nonce && name === escaped ? `v=${hmac(serverKey, said).toString('base64')}` : null
    }
    return { challenge, answerTo, rights }
  }
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const xor = (left: Buffer, right: Buffer): Buffer =>
  Buffer.from(right.map((byte, at) => byte ^ (left.length === right.length ? (left[at] ?? 0) : 0)))
