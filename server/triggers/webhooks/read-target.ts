import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Parses the URL of a webhook, or returns its problem. The addresses of its name are checked again at each sending. */
export function readTarget(
  url: string,
  { allowsPrivateAddresses }: { readonly allowsPrivateAddresses: boolean },
): URL | 'unreadable' | 'not-encrypted' | 'has-password' | 'not-public' {
  if (!URL.canParse(url)) return 'unreadable'
  const target = new URL(url)
  if (target.username !== '' || target.password !== '') return 'has-password'
  if (allowsPrivateAddresses) return target
  if (target.protocol !== 'https:') return 'not-encrypted'
  const host = target.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host) ? target : 'not-public'
  // A name without a dot belongs to a private network.
  return host.includes('.') && !/\.(?:local|localhost|internal|lan|home|arpa)\.?$/i.test(host) ? target : 'not-public'
}
