import type { Logger } from 'pino'
import type { Configuration } from '#config/resolve.ts'
import { makeBankId, makeVeriface, type KycNeeds } from '#server/documents/index.ts'
import type { Clock, Database, FieldCipher } from '#server/kernel/index.ts'
import type { IdentityEnvironment } from './identity-environment.ts'

/** Puts the checks of people together: with the partners that the brand has switched on. */
export function composeKyc(options: {
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly configuration: Configuration
  readonly cipher: FieldCipher
  readonly partners: IdentityEnvironment
  readonly publicPlayerOrigin: string
}): KycNeeds {
  const { db, clock, logger, configuration, cipher, partners, publicPlayerOrigin } = options
  const { bankId, veriface } = partners
  const redirectUri = `${publicPlayerOrigin}/capi/v2-onling/BankId/Callback`
  return {
    db,
    clock,
    target: configuration.brand.target,
    cipher,
    market: configuration.market,
    bankId: bankId && makeBankId({ ...bankId, redirectUri }, clock),
    veriface: veriface && makeVeriface(veriface),
    verifaceSecret: veriface?.notifySecret ?? '',
    publicPlayerOrigin,
    onFault: (error, method) => logger.warn({ err: error, method }, 'a partner that checks people failed'),
  }
}
