import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestEncrypted, type RequestOptions } from 'node:https'
import { isPublicAddress } from './public-address.ts'
import { readTarget } from './read-target.ts'

const TIMEOUT_MS = 10_000

/** The result: undefined when it was delivered, otherwise the problem in one word. */
export type Posted = string | undefined

/**
 * Posts a body to a public address. The name is resolved here and the connection goes to the checked address, so that a
 * changed DNS entry cannot redirect it. Redirects are not followed, and only the status of the response is read. Never
 * throws.
 */
export async function postBody(
  url: string,
  { body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
  of: { readonly allowsPrivateAddresses: boolean; readonly resolve?: Resolver },
): Promise<Posted> {
  const target = readTarget(url, of)
  if (typeof target === 'string') return target
  const request = target.protocol === 'https:' ? requestEncrypted : requestPlain
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    agent: false,
    ...(of.allowsPrivateAddresses ? {} : { lookup: lookUpPublic(of.resolve ?? lookup) }),
  }
  return new Promise((done) => {
    const sending = request(target, options, (answer) => {
      const status = answer.statusCode ?? 0
      answer.destroy()
      done(status >= 200 && status < 300 ? undefined : `http-${status}`)
    })
    sending.on('error', (error) => done(problemOf(error)))
    sending.end(body)
  })
}

/** Resolves a host name: the resolver of the machine. */
export type Resolver = (
  host: string,
  options: LookupOptions & { readonly all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void
type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** The resolver of a connection: it fails unless every address of the name is public. */
const lookUpPublic =
  (resolve: Resolver) =>
  (host: string, options: LookupOptions, found: Found): void =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, [])
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return found(Object.assign(new Error('The name is none of the public internet.'), { code: 'NOT_PUBLIC' }), [])
      return options.all ? found(null, addresses) : found(null, first.address, first.family)
    })

function problemOf(error: Error & { readonly code?: unknown }): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  return error.code === 'NOT_PUBLIC' ? 'not-public' : 'unreachable'
}
