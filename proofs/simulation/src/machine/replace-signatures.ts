import crypto from 'node:crypto'

const curve = 'prime256v1'
const halfBytes = 32
const secret = 'a secret of the simulation'
/** Heads of an ASN.1 sequence of two integers of 32 bytes, and of each. */
const pairHead = [0x30, 2 * (halfBytes + 2)]
const integerHead = [0x02, halfBytes]

/**
 * Native signatures and keys hold random numbers that no seed decides: here they follow from what is signed. Who holds
 * which key is not simulated.
 */
export function replaceSignatures(): void {
  const pair = createPair()
  Object.assign(crypto, {
    generateKeyPairSync: () => pair,
    createSign: () =>
      collecting((text) => ({ sign: (_: unknown, to: BufferEncoding) => signatureOf(text()).toString(to) })),
    createVerify: () =>
      collecting((text) => ({
        verify: (_: unknown, signature: string, from: BufferEncoding) =>
          signatureOf(text()).equals(Buffer.from(signature, from)),
      })),
  })
}

const collecting = <Ending extends object>(end: (text: () => string) => Ending) => {
  let text = ''
  return { update: (more: string) => void (text += more), ...end(() => text) }
}

const signatureOf = (text: string): Buffer => {
  const bytes = crypto.createHmac('sha512', secret).update(text).digest()
  const integerAt = (at: number) => {
    const integer = bytes.subarray(at, at + halfBytes)
    // Positive, and as short as it can be written.
    integer[0] = ((integer[0] ?? 0) & 0x3f) | 0x40
    return [...integerHead, ...integer]
  }
  return Buffer.from([...pairHead, ...integerAt(0), ...integerAt(halfBytes)])
}

const createPair = () => {
  const point = crypto.createECDH(curve)
  const d = Buffer.alloc(halfBytes, 1)
  point.setPrivateKey(d)
  const half = (at: number) =>
    point
      .getPublicKey()
      .subarray(at, at + halfBytes)
      .toString('base64url')
  const key = { kty: 'EC', crv: 'P-256', x: half(1), y: half(1 + halfBytes), d: d.toString('base64url') }
  return {
    privateKey: crypto.createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }),
    publicKey: crypto.createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
  }
}
