import { describe, expect, it } from 'vitest'
import { isSignedByPayU } from './notification-signature.ts'

const BODY = '{"order":{"orderId":"SANDBOX0001","extOrderId":"dep-1","status":"COMPLETED"}}'
const KEY = '0'.repeat(32)
const MD5 = 'a4d07f7ceffd871712a44e7454711824'
const SHA256 = 'c15a002c9bd88e529a454672b4501274a2793fa42f090ed406d76cabce471cb9'
const header = (signature: string, algorithm: string) =>
  `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`

describe('the signature of PayU (vectors of providers §3.4)', () => {
  it.each([
    [MD5, 'MD5'],
    [SHA256, 'SHA-256'],
    [MD5.toUpperCase(), 'MD5'],
  ])('%s by %s is believed', (signature, algorithm) =>
    expect(isSignedByPayU(BODY, header(signature, algorithm), KEY)).toBe(true),
  )
  it.each([
    ['another body', `${BODY} `, header(MD5, 'MD5')],
    ['another hash than it says', BODY, header(MD5, 'SHA-256')],
    ['a hash that is not agreed', BODY, header(MD5, 'SHA-1')],
    ['no hash', BODY, header(MD5, '')],
    ['no signature', BODY, header('', 'MD5')],
    ['no header', BODY, undefined],
    ['two headers', BODY, [header(MD5, 'MD5'), header(MD5, 'MD5')]],
  ])('%s is not', (_, body, given) => expect(isSignedByPayU(body, given, KEY)).toBe(false))
})
