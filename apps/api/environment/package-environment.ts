import type { Market } from '#config/market.ts'
import type { Variables } from './read-variables.ts'

/** How packages for the supervision of gambling are delivered, and the keys that sign and encrypt them. */
export type PackageEnvironment = {
  readonly baseUrl: string
  readonly apiKey: string
  readonly keys: { readonly own: string; readonly theirs: string }
}

/** Undefined where the market requires no packages. */
export function readPackages(
  { read, pem }: Pick<Variables, 'read' | 'pem'>,
  { packagesFor }: Pick<Market, 'packagesFor'>,
): PackageEnvironment | undefined {
  if (packagesFor === null) return undefined
  return {
    baseUrl: read('AISG_PACKAGES_URL'),
    apiKey: read('AISG_PACKAGES_KEY'),
    keys: { own: pem('AISG_SEAL_KEY_PEM'), theirs: pem('AISG_AUTHORITY_KEY_PEM') },
  }
}
