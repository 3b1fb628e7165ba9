import { createHmac } from 'node:crypto'
import { isSignatureOf, type ClientCaller, type ClientRules } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findClientByNonce } from './clients.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'signingKey'>

/** The signing key of one secret of a client. It is derived from the secret of the deployment, and stored nowhere. */
export function keyOfSecret({ signingKey }: Pick<SignInNeeds, 'signingKey'>, secretId: string): Buffer {
  return createHmac('sha256', signingKey).update(secretId).digest()
}

/** Who signed a request, by a valid secret; a nonce is accepted once. */
export function findSignerBy(needs: Needs): ClientRules['findSigner'] {
  return async (signed) => {
    const { db, clock } = needs
    const key = keyOfSecret(needs, signed.keyId)
    if (!isSignatureOf(key, signed)) return undefined
    const client = await findClientByNonce(db, { secretId: signed.keyId, nonce: signed.nonce, at: clock.now() })
    if (!client) return undefined
    const { id: clientId, kind, name, venueId, venueName, scopes, secretId, ratePerMinute } = client
    const caller: ClientCaller = { kind, clientId, name, venueId, venueName, scopes, secretId, ratePerMinute }
    return { caller, key }
  }
}
