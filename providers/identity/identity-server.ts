import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../kit/sandbox.ts'
import { mountBankId } from './bank-id.ts'
import { mountVeriface } from './veriface.ts'

export type IdentityOptions = {
  readonly bankIdClientId: string
  readonly bankIdClientSecret: string
  readonly verifaceKey: string
  /** URL that VeriFace notifies, with its secret. */
  readonly notifyUrl: string
  /** How long a slow profile takes; longer than any caller should wait. */
  readonly slowMs: number
}

/** BankID and VeriFace on one port, each under its own path. */
export function buildIdentity(options: IdentityOptions): FastifyInstance {
  const { bankIdClientId: clientId, bankIdClientSecret: clientSecret, slowMs, verifaceKey: apiKey, notifyUrl } = options
  const { app } = buildSandbox({ name: 'identity', forget: () => {} })
  mountBankId(app, { clientId, clientSecret, slowMs })
  mountVeriface(app, { apiKey, notifyUrl })
  return app
}
