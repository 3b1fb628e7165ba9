import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type KeyPair = {
  readonly privatePem: string
  readonly publicPem: string
  readonly privatePath: string
  readonly publicPath: string
}

/**
 * An RSA pair that is made at the first start and stored in the data folder, never in the repository.
 * @param folder where adapters read their half: `<name>.key.pem` and `<name>.pub.pem`
 */
export function storeKeyPair(folder: string, name: string): KeyPair {
  const privatePath = join(folder, `${name}.key.pem`)
  const publicPath = join(folder, `${name}.pub.pem`)
  if (!existsSync(privatePath) || !existsSync(publicPath)) {
    const made = makeKeyPair()
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(privatePath, made.privatePem, { mode: 0o600 })
    writeFileSync(publicPath, made.publicPem)
  }
  return {
    privatePem: readFileSync(privatePath, 'utf8'),
    publicPem: readFileSync(publicPath, 'utf8'),
    privatePath,
    publicPath,
  }
}

/** A pair that is not stored: for deliberately wrong signatures. */
export function makeKeyPair(): { readonly privatePem: string; readonly publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { privatePem: privateKey, publicPem: publicKey }
}
