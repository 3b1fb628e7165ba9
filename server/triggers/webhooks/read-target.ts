import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The address that a webhook goes to, or what is wrong with it. What its name stands for is looked at again at each sending. */
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
  // A name without a dot is one of our own network.
  return host.includes('.') && !/\.(?:local|localhost|internal|lan|home|arpa)\.?$/i.test(host) ? target : 'not-public'
}
