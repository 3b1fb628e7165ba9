import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** One record holds the whole message: its size is written in the header, and push services take 4,096 bytes at most. */
const RECORD_SIZE = 4096
const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** Ends the last record (RFC 8188 §2). */
const LAST = Buffer.from([2])

export type Browser = {
  /** Public key of the browser, an uncompressed point of P-256. */
  readonly key: Buffer
  /** Its authentication secret. */
  readonly secret: Buffer
}

/** Random values of each message; only tests pass them, to compare with the example of the standard. */
type Once = { readonly salt: Buffer; readonly privateKey: Buffer }

/**
 * Encrypts a message for one browser: Web Push (RFC 8291) in the content coding `aes128gcm` (RFC 8188). The push
 * service cannot read it.
 */
export function encryptMessage(message: Buffer, browser: Browser, once?: Once): Buffer {
  const ecdh = createECDH('prime256v1')
  if (once) ecdh.setPrivateKey(once.privateKey)
  else ecdh.generateKeys()
  const ours = ecdh.getPublicKey()
  const salt = once?.salt ?? randomBytes(SALT_BYTES)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.key, ours])
  const secret = derive(ecdh.computeSecret(browser.key), browser.secret, keyInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(message), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed])
}

const derive = (material: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, bytes))

/** Whether it is a point of the curve that a message can be encrypted for. */
export function isBrowserKey(key: Buffer): boolean {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  try {
    ecdh.computeSecret(key)
    return true
  } catch {
    return false
  }
}
