/** Requests as bytes: `{read}` and `{send}` are placeholders for the addresses of a call without and with a body. */
type Cases = Readonly<Record<string, string>>

const read = (lines: string, first = 'GET {read} HTTP/1.1') => `${first}\r\n${lines}\r\n`
const send = (lines: string, body: string, version = '1.1') =>
  `POST {send} HTTP/${version}\r\nHost: x\r\nOrigin: http://x\r\n${lines}\r\n${body}`
const host = 'Host: x\r\n'
const chunked = 'Transfer-Encoding: chunked\r\n'
const hello = '5\r\nhello\r\n0\r\n\r\n'
const hidden = 'GET /api/locations/search?q=hidden HTTP/1.1\r\nHost: x\r\n\r\n'
const upgrade = 'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n'

/** Accepted requests, each with what the service receives. */
export const taken: Readonly<Record<string, { bytes: string; heard: string[] }>> = {
  'a plain request': { bytes: read(host), heard: ['GET {read}'] },
  'an empty line first': { bytes: `\r\n${read(host)}`, heard: ['GET {read}'] },
  'two spaces': { bytes: read(host, 'GET  {read} HTTP/1.1'), heard: ['GET {read}'] },
  'a fragment': { bytes: read(host, 'GET {read}#part HTTP/1.1'), heard: ['GET {read}'] },
  'an address with its site': { bytes: read(host, 'GET http://y{read} HTTP/1.1'), heard: ['GET {read}'] },
  'version 1.0': { bytes: read(host, 'GET {read} HTTP/1.0'), heard: ['GET {read}'] },
  'an upgrade': { bytes: read(`${host}${upgrade}`), heard: ['GET {read}'] },
  'a connection that takes what we vouch for': {
    bytes: read(`${host}Connection: close, x-request-id, x-gateway-proof\r\n`),
    heard: ['GET {read}'],
  },
  'a body with its length': { bytes: send('Content-Length: 5\r\n', 'hello'), heard: ['POST {send} hello'] },
  'a length with spaces around': { bytes: send('Content-Length:   5  \r\n', 'hello'), heard: ['POST {send} hello'] },
  'a length that the connection takes': {
    bytes: send('Connection: close, content-length\r\nContent-Length: 5\r\n', 'hello'),
    heard: ['POST {send} hello'],
  },
  'a body in chunks': { bytes: send(chunked, hello), heard: ['POST {send} hello'] },
  'chunks in capitals': { bytes: send('TRANSFER-ENCODING: CHUNKED\r\n', hello), heard: ['POST {send} hello'] },
  'a chunk with an extension': {
    bytes: send(chunked, '5;a=b\r\nhello\r\n0\r\n\r\n'),
    heard: ['POST {send} hello'],
  },
  'chunks with a trailer': {
    bytes: send(chunked, '5\r\nhello\r\n0\r\nX-Trailer: a\r\n\r\n'),
    heard: ['POST {send} hello'],
  },
  'a request within a body': {
    bytes: send(`Content-Length: ${hidden.length}\r\n`, hidden),
    heard: [`POST {send} ${hidden.trim()}`],
  },
  'a request behind a body': {
    bytes: send('Content-Length: 5\r\n', `hello${hidden}`),
    heard: ['POST {send} hello', 'GET /api/locations/search?q=hidden'],
  },
  'reading with a body': { bytes: `${read(`${host}Content-Length: 5\r\n`)}hello`, heard: ['GET {read} hello'] },
  'reading with chunks': { bytes: `${read(`${host}${chunked}`)}${hello}`, heard: ['GET {read} hello'] },
  'reading with a request as its body': {
    bytes: read(`${host}Content-Length: ${hidden.length}\r\n`) + hidden,
    heard: [`GET {read} ${hidden.trim()}`],
  },
  'two requests at once': { bytes: read(host) + read(host), heard: ['GET {read}', 'GET {read}'] },
}

/** Requests that nginx 1.22 refuses. */
export const refused: Cases = {
  'a space first': ` ${read(host)}`,
  'a method in small letters': read(host, 'get {read} HTTP/1.1'),
  'a method with a control character': read(host, 'GE\x01T {read} HTTP/1.1'),
  'a version without its number': read(host, 'GET {read} HTTP/'),
  'version 2.0': read(host, 'GET {read} HTTP/2.0'),
  'a tab for a space': read(host, 'GET\t{read} HTTP/1.1'),
  'a space within the address': read(host, 'GET {read} x HTTP/1.1'),
  'NUL within the address': read(host, 'GET {read}\0 HTTP/1.1'),
  'a control character within the address': read(host, 'GET {read}\x01 HTTP/1.1'),
  'NUL in its encoded form': read(host, 'GET /api/properties/a%00b HTTP/1.1'),
  'a bare carriage return': 'GET {read} HTTP/1.1\rHost: x\r\r',
  'a backslash': read(host, 'GET \\api\\locations\\search HTTP/1.1'),
  'steps up beyond the root': read(host, 'GET /../../etc/passwd HTTP/1.1'),
  'half an escape': read(host, 'GET /api/properties/%4 HTTP/1.1'),
  'an address without a slash': read(host, 'GET api/locations/search HTTP/1.1'),
  'a tunnel': read(host, 'CONNECT other.example:443 HTTP/1.1'),
  'a trace': read(host, 'TRACE {read} HTTP/1.1'),
  'options for all': read(host, 'OPTIONS * HTTP/1.1'),
  'an address of 20 KB': read(host, `GET {read}${'a'.repeat(20_000)} HTTP/1.1`),
  'no host': read(''),
  'two hosts': read(`${host}Host: y\r\n`),
  'the same host twice': read(`${host}${host}`),
  'a host with a space': read('Host: x y\r\n'),
  'a host with a slash': read('Host: x/y\r\n'),
  'a host with a control character': read('Host: x\x01\r\n'),
  'a space before the colon': read('Host : x\r\n'),
  'a space within a name': read(`${host}X Y: z\r\n`),
  'no name': read(`${host}: z\r\n`),
  'a name with a control character': read(`${host}X\x01Y: z\r\n`),
  'a value with NUL': read(`${host}X-Y: a\0b\r\n`),
  'a value with a bare carriage return': read(`${host}X-Y: a\rContent-Length: 5\r\n`),
  'a folded value': read(`${host}X-Y: a\r\n b\r\n`),
  'a first line that is folded': read(` ${host}${host}`),
  'a value of 20 KB': read(`${host}X-Y: ${'a'.repeat(20_000)}\r\n`),
  'two thousand and one hundred headers': read(`${host}${'a:\r\n'.repeat(2100)}`),
  'both a length and chunks': send(`Content-Length: 5\r\n${chunked}`, '0\r\n\r\n'),
  'both chunks and a length': send(`${chunked}Content-Length: 5\r\n`, hello),
  'two lengths': send('Content-Length: 5\r\nContent-Length: 6\r\n', 'hello!'),
  'the same length twice': send('Content-Length: 5\r\nContent-Length: 5\r\n', 'hello'),
  'a list of lengths': send('Content-Length: 5, 5\r\n', 'hello'),
  'a length with a sign': send('Content-Length: +5\r\n', 'hello'),
  'a length below zero': send('Content-Length: -5\r\n', 'hello'),
  'a length in hexadecimal': send('Content-Length: 0x5\r\n', 'hello'),
  'a length with a letter': send('Content-Length: 5a\r\n', 'hello'),
  'a length with a space within': send('Content-Length: 1 5\r\n', 'hello'),
  'an empty length': send('Content-Length: \r\n', ''),
  'a length beyond all numbers': send('Content-Length: 99999999999999999999\r\n', 'hello'),
  'chunks twice': send(`${chunked}${chunked}`, hello),
  'chunks, then something else': send('Transfer-Encoding: chunked, identity\r\n', hello),
  'something else, then chunks': send('Transfer-Encoding: gzip, chunked\r\n', hello),
  'chunks that are none': send('Transfer-Encoding: xchunked\r\n', hello),
  'chunks in quotes': send('Transfer-Encoding: "chunked"\r\n', hello),
  'chunks behind a control character': send('Transfer-Encoding: \x0bchunked\r\n', hello),
  'chunks with a space before the colon': send('Transfer-Encoding : chunked\r\n', hello),
  'chunks in version 1.0': send(chunked, hello, '1.0'),
  'a chunk of no number': send(chunked, 'zz\r\nhello\r\n0\r\n\r\n'),
  'a chunk without a size': send(chunked, '\r\nhello\r\n0\r\n\r\n'),
  'a chunk beyond all numbers': send(chunked, 'fffffffffffffffff\r\nhello\r\n0\r\n\r\n'),
  'a chunk with a sign': send(chunked, '+5\r\nhello\r\n0\r\n\r\n'),
  'a chunk with 0x': send(chunked, '0x5\r\nhello\r\n0\r\n\r\n'),
  'a chunk longer than its size': send(chunked, '3\r\nhello\r\n0\r\n\r\n'),
  'a chunk with a line feed in its extension': send(chunked, '5;a\nb\r\nhello\r\n0\r\n\r\n'),
  'a chunk with a space before its size': send(chunked, ' 5\r\nhello\r\n0\r\n\r\n'),
}

/** Requests that nginx 1.22 accepts: Node’s parser, or our table of calls, is stricter. */
export const refusedByUsAlone: Cases = {
  'a method that nobody knows': read(host, 'FETCH {read} HTTP/1.1'),
  'no version': 'GET {read}\r\n\r\n',
  'version 1.2': read(host, 'GET {read} HTTP/1.2'),
  'version 1.10': read(host, 'GET {read} HTTP/1.10'),
  'a bare line feed': 'GET {read} HTTP/1.1\nHost: x\n\n',
  'two slashes': read(host, 'GET //api/locations/search HTTP/1.1'),
  'steps up': read(host, 'GET /api/x/../locations/search?q=a HTTP/1.1'),
  'encoded steps up': read(host, 'GET /api/x/%2e%2e/locations/search?q=a HTTP/1.1'),
  'no colon': read(`${host}nothing\r\n`),
  'a value with a control character': read(`${host}X-Y: a\x01b\r\n`),
  'a value with a bare line feed': read(`${host}X-Y: a\nX-Z: b\r\n`),
  'an expectation that nobody knows': read(`${host}Expect: miracles\r\n`),
  'a chunk with bare line feeds': send(chunked, '5\nhello\n0\n\n'),
  'chunks with a length as trailer': send(chunked, '5\r\nhello\r\n0\r\nContent-Length: 50\r\n\r\n'),
}
