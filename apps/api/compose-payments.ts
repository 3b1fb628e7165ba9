import type { Configuration } from '#config/resolve.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import {
  isTypeRestricted,
  makeBankTransferGateway,
  makeCsobGateway,
  makeGpWebPayGateway,
  makePayoutOneGateway,
  makePayUGateway,
  recordExchanges,
  type Gateway,
  type PaymentNeeds,
} from '#server/payments/index.ts'
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
  readonly partners: RulesEnvironment['partners']
  /** Refuses by the law and by the player's limits; only where players deposit. */
  readonly judgeDeposit?: (playerId: number, amountMinor: number) => Promise<void>
}): PaymentNeeds {
  const { db, clock, configuration, publicPlayerOrigin, csob, partners } = options
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
    gateways: gatewaysOf({ csob, partners }, { clock, record }),
    publicPlayerOrigin,
    mayDeposit: async (playerId, amountMinor) => {
      await options.judgeDeposit?.(playerId, amountMinor)
      const player = await findPlayer(playerId)
      return player !== undefined && player.lockedAt === null
    },
    isRestricted: (playerId, method) =>
      isTypeRestricted({ db, target: brand.target }, playerId, { direction: 'deposit', method }),
    findPayer: async (playerId) => {
      const player = await findPlayer(playerId)
      return player && { ...player, playerId }
    },
    playerExists: async (playerId) => (await findPlayer(playerId)) !== undefined,
  }
}

/** Gateways that have an adapter and are agreed with a partner, by the names that the contract uses. */
function gatewaysOf(
  { csob, partners }: Pick<RulesEnvironment, 'csob' | 'partners'>,
  needs: { readonly clock: Clock; readonly record: ReturnType<typeof recordExchanges> },
): ReadonlyMap<string, Gateway> {
  const { gpWebPay, payU, payoutOne } = partners
  const made: readonly (Gateway | undefined)[] = [
    makeBankTransferGateway(),
    makeCsobGateway(
      {
        merchantId: csob.merchantId,
        merchantPrivatePem: csob.privateKeyPem,
        bankPublicPem: csob.publicKeyPem,
        baseUrl: csob.baseUrl,
      },
      needs,
    ),
    gpWebPay && makeGpWebPayGateway(gpWebPay, needs),
    payU && makePayUGateway(payU, needs),
    payoutOne && makePayoutOneGateway(payoutOne, needs),
  ]
  return new Map(made.flatMap((gateway) => (gateway ? [[gateway.name, gateway] as const] : [])))
}
