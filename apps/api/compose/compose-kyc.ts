import { makeBankId, makeVeriface, type KycNeeds } from '#server/documents/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Base } from './open-base.ts'

/** Puts the checks of people together: with the partners that the brand has switched on. */
export function composeKyc(
  { db, clock, logger, configuration, cipher }: Base,
  { identity: { bankId, veriface }, publicPlayerOrigin }: RulesEnvironment,
): KycNeeds {
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
