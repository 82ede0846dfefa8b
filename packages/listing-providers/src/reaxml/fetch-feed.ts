import { lookup as lookUp } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './is-private-address.ts'

const mostRedirects = 5

interface FetchOptions {
  headers: Record<string, string>
  signal: AbortSignal
  /** Milliseconds without data after which the connection is dropped. */
  silenceMs: number
  /** Whether the first host may be on a private network; a redirect to another host never may. */
  mayBePrivate: boolean
}

/** Fetches a feed and follows redirects. No redirect or name can lead into a private network. */
export async function fetchFeed(address: string, options: FetchOptions): Promise<IncomingMessage> {
  const first = new URL(address)
  let url = first
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const isPublicOnly = !options.mayBePrivate || url.host !== first.host
    const response = await ask(url, options, isPublicOnly)
    const { statusCode = 0 } = response
    const { location } = response.headers
    if (statusCode < 300 || statusCode >= 400 || statusCode === 304 || location === undefined) return response
    response.destroy()
    if (!URL.canParse(location, url.href)) throw new Error('it redirects to what is no address')
    url = new URL(location, url)
    if (!/^https?:$/.test(url.protocol)) throw new Error(`it redirects to ${url.protocol}, which is not the web`)
  }
  throw new Error(`it redirects more than ${mostRedirects} times`)
}

const ask = (url: URL, { headers, signal, silenceMs }: FetchOptions, isPublicOnly: boolean) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isPublicOnly && isIP(host) !== 0 && isPrivateAddress(host)) throw privateHost(host)
    const get = url.protocol === 'https:' ? getSecure : getPlain
    const request = get(url, { headers, signal, agent: false, ...(isPublicOnly && { lookup: lookUpPublic }) }, resolve)
    request.setTimeout(silenceMs, () => request.destroy(new Error(`nothing came for ${silenceMs / 1_000} s`)))
    request.once('error', reject)
  })

const privateHost = (host: string) =>
  new Error(
    `${host} is on a private network; REAXML_PRIVATE_FEEDS=true allows that for an address of the setting itself`,
  )

/** Checks the resolved address that is then connected to, so that a DNS change in between has no effect. */
const lookUpPublic: LookupFunction = (host, options, callback) =>
  lookUp(host, { ...options, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => !isPrivateAddress(address))
    const [first] = open
    if (error !== null || first === undefined) callback(error ?? privateHost(host), '', 0)
    else if (options.all === true) callback(null, open)
    else callback(null, first.address, first.family)
  })
