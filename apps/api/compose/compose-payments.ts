import { operatingFigures } from '#config/operating-figures.ts'
import { paymentButtonsOf } from '#config/payment-buttons.ts'
import { formatMoney } from '#money'
import type { AdapterNeeds } from '#partners/adapter.ts'
import { openGateways } from '#partners/adapters.ts'
import { insertStop, makeSmsQueue } from '#server/messaging/index.ts'
import { systemClock } from '#server/kernel/index.ts'
import {
  isTypeRestricted,
  makeBankTransferGateway,
  recordExchanges,
  spendNonces,
  type Gateway,
  type PaymentNeeds,
} from '#server/payments/index.ts'
import { findOtherAccounts, findPlayerById, findPlayersByIds } from '#server/players/index.ts'
import { composeFees } from './compose-fees.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Ground } from './open-base.ts'

const PURCHASE_NAME_MAX = 20

/** Puts the room of payments together: the brand's methods, the market's bounds and the gateways that have an adapter. */
export function composePayments(
  { db, clock, configuration }: Ground,
  environment: Pick<RulesEnvironment, 'publicPlayerOrigin' | 'partners' | 'payer'>,
  options: {
    /** Stores the accounts that a bank reports as the player's; only where players query their banks. */
    readonly storeOwnAccount?: PaymentNeeds['storeOwnAccount']
    /** Judges by the law and by the player's limits; only where players deposit. */
    readonly judgeDeposit?: (playerId: number, amountMinor: number) => Promise<void>
    /** What would be refused, without a deposit; only where players deposit. */
    readonly previewDeposits?: PaymentNeeds['previewDeposits']
    /** Hashes codes as slowly as passwords; only where players pay. */
    readonly codes?: Pick<NonNullable<PaymentNeeds['smsCodes']>, 'hash' | 'verify'>
  } = {},
): PaymentNeeds {
  const { brand, market } = configuration
  const record = recordExchanges({ db, clock })
  const findPlayer = (playerId: number) => findPlayerById(db, brand.target, playerId)
  return {
    db,
    clock,
    findOtherAccounts,
    rules: {
      currency: market.currency.code,
      ...operatingFigures[market.key].deposit,
      methods: brand.payment.depositMethods,
      gateways: brand.payment.depositGateways,
      languages: brand.languages,
      defaultLanguage: brand.defaultLanguage,
      timeZone: market.timeZone,
      country: market.countryCode,
      buttons: paymentButtonsOf(market.key, brand.payment.depositGateways),
      mobile: operatingFigures[market.key].mobile,
      purchaseName: brand.appName.slice(0, PURCHASE_NAME_MAX),
    },
    fees: composeFees(configuration),
    gateways: gatewaysOf(environment, { clock, record, spendNonce: spendNonces({ db, clock: systemClock }) }),
    publicPlayerOrigin: environment.publicPlayerOrigin,
    mayDeposit: async (playerId, amountMinor) => {
      await options.judgeDeposit?.(playerId, amountMinor)
      const player = await findPlayer(playerId)
      return player !== undefined && player.lockedAt === null
    },
    ...(options.previewDeposits ? { previewDeposits: options.previewDeposits } : {}),
    isRestricted: (playerId, method) =>
      isTypeRestricted({ db, target: brand.target }, playerId, { direction: 'deposit', method }),
    findPayer: async (playerId) => {
      const player = await findPlayer(playerId)
      return player && { ...player, playerId }
    },
    findWalletHolder: findPlayer,
    ...(options.storeOwnAccount ? { storeOwnAccount: options.storeOwnAccount } : {}),
    ...(options.codes ? { smsCodes: { ...options.codes, ...smsOf({ db, clock, configuration }) } } : {}),
    playerExists: async (playerId) => (await findPlayer(playerId)) !== undefined,
    findOwnPlayers: async (querier, playerIds) =>
      new Set((await findPlayersByIds(querier, brand.target, playerIds)).map(({ id }) => id)),
  }
}

/** Text messages of payments: codes, in the player's language, and the request to get no more advertising. */
function smsOf({
  db,
  clock,
  configuration,
}: Ground): Pick<NonNullable<PaymentNeeds['smsCodes']>, 'send' | 'stopAdvertising'> {
  const { target } = configuration.brand
  const queueSms = makeSmsQueue({ clock, target })
  return {
    send: async (tx, { playerId, phone, code, minutes, amount }) => {
      const player = await findPlayerById(tx, target, playerId)
      if (!player) throw new Error('A player who pays exists.')
      const { language } = player
      const values = { code, minutes, amount: formatMoney(amount, language) }
      await queueSms(tx, { to: phone, language, usefulMinutes: minutes, template: 'payment-code', values })
    },
    stopAdvertising: (phone) => insertStop(db, phone, clock.now()),
  }
}

/** Gateways of the brand's partners, and our own account, by the names that the contract uses. */
function gatewaysOf(
  { partners, payer }: Pick<RulesEnvironment, 'partners' | 'payer'>,
  needs: Pick<AdapterNeeds, 'clock' | 'record' | 'spendNonce'>,
): ReadonlyMap<string, Gateway> {
  const opened = [...partners].flatMap(([key, values]) => {
    const gateway = openGateways[key]?.(values, { ...needs, worldClock: systemClock, creditor: payer })
    return gateway ? [gateway] : []
  })
  return new Map([makeBankTransferGateway(), ...opened].map((gateway) => [gateway.name, gateway]))
}
