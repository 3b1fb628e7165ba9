import type { Configuration } from '#config/resolve.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import { makeCsobGateway, recordExchanges, type PaymentNeeds } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { RulesEnvironment } from './environment.ts'

const PURCHASE_NAME_MAX = 20

/** Puts the room of payments together: the brand's methods, the market's bounds and the gateways that have an adapter. */
export function composePayments(options: {
  readonly db: Database
  readonly clock: Clock
  readonly configuration: Configuration
  readonly publicPlayerOrigin: string
  readonly csob: RulesEnvironment['csob']
  /** Refuses by the law; only where players deposit. */
  readonly judgeDeposit?: (playerId: number) => Promise<void>
}): PaymentNeeds {
  const { db, clock, configuration, publicPlayerOrigin, csob } = options
  const { brand, market } = configuration
  const record = recordExchanges({ db, clock })
  const findPlayer = (playerId: number) => findPlayerById(db, brand.target, playerId)
  return {
    db,
    clock,
    rules: {
      currency: market.currency.code,
      ...operatingFigures[market.key].deposit,
      methods: brand.payment.depositMethods,
      gateways: brand.payment.depositGateways,
      languages: brand.languages,
      defaultLanguage: brand.defaultLanguage,
      timeZone: market.timeZone,
      purchaseName: brand.appName.slice(0, PURCHASE_NAME_MAX),
    },
    gateways: new Map([
      [
        'Csob',
        makeCsobGateway(
          {
            merchantId: csob.merchantId,
            merchantPrivatePem: csob.privateKeyPem,
            bankPublicPem: csob.publicKeyPem,
            baseUrl: csob.baseUrl,
          },
          { clock, record },
        ),
      ],
    ]),
    publicPlayerOrigin,
    mayDeposit: async (playerId) => {
      await options.judgeDeposit?.(playerId)
      const player = await findPlayer(playerId)
      return player !== undefined && player.lockedAt === null
    },
    playerExists: async (playerId) => (await findPlayer(playerId)) !== undefined,
  }
}
