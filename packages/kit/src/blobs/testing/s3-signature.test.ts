import { expect, it } from 'vitest'
import { refusalOf } from './s3-signature.ts'

/** AWS' own: "Signature Calculations for the Authorization Header", API Reference of Amazon S3, version 2006-03-01. */
const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const examples = [
  {
    url: '/test.txt',
    more: { range: 'bytes=0-9' },
    names: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    url: '/?max-keys=2&prefix=J',
    more: {},
    names: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]
const requestOf = ({ url, more, names, signature }: (typeof examples)[number]) => ({
  method: 'GET',
  url,
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    ...more,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
  },
  body: new Uint8Array(),
})

it.each(examples)('the signature of AWS’ example $url is accepted, and that of another request refused', (example) => {
  const request = requestOf(example)
  expect(refusalOf(request, keys)).toBeUndefined()
  expect(refusalOf({ ...request, method: 'DELETE' }, keys)).toBe('SignatureDoesNotMatch')
  expect(refusalOf({ ...request, url: '/other.txt' }, keys)).toBe('SignatureDoesNotMatch')
  expect(refusalOf({ ...request, body: Buffer.from('another') }, keys)).toBe('XAmzContentSHA256Mismatch')
  expect(refusalOf(request, { ...keys, secretAccessKey: 'another' })).toBe('SignatureDoesNotMatch')
  expect(refusalOf(request, { ...keys, accessKeyId: 'another' })).toBe('InvalidAccessKeyId')
  expect(refusalOf({ ...request, headers: {} }, keys)).toBe('AccessDenied')
})
