import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

export type TestPasskey = ReturnType<typeof testPasskey>

type Options = Readonly<Record<string, unknown>>

const FLAG = { present: 1, verified: 4, hasCredential: 64 } as const

/** A passkey in software, which answers as a browser would: for tests only. */
export function testPasskey(origin: string, rpId = new URL(origin).hostname, idBytes = 32) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(idBytes)
  const clientData = (type: string, options: Options, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, counter: number, rest: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count, rest])
  }
  const answer = (response: Readonly<Record<string, unknown>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    id: id.toString('base64url'),
    register: (options: Options, transports: unknown = ['internal']) => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.of(id.length >> 8, id.length & 255),
        id,
        isoCBOR.encode(key),
      ])
      const authData = authenticatorData(FLAG.present | FLAG.verified | FLAG.hasCredential, 0, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString(
          'base64url',
        ),
        transports,
      })
    },
    prove: (
      options: Options,
      {
        counter = 0,
        isVerified = true,
        origin: from = origin,
      }: { counter?: number; isVerified?: boolean; origin?: string } = {},
    ) => {
      const authData = authenticatorData(FLAG.present | (isVerified ? FLAG.verified : 0), counter)
      const data = clientData('webauthn.get', options, from)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}
