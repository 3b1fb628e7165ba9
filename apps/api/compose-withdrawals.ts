import type { Configuration } from '#config/resolve.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { formatMoney } from '#money'
import { readBankAccount } from '#server/formats/index.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import { makeMailQueue } from '#server/messaging/index.ts'
import { isTypeRestricted, type PaymentNeeds, type WithdrawalNeeds } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { RulesEnvironment } from './environment.ts'

/** Methods that have an adapter. The brands name more; those are refused as not available. */
const ADAPTED = ['BankTransfer', 'PayoutOne']

/** Puts withdrawals together: the brand's methods, the market's bounds, and letters with codes. */
export function composeWithdrawals(options: {
  readonly db: Database
  readonly clock: Clock
  readonly configuration: Configuration
  readonly payer: RulesEnvironment['payer']
  /** Partners of payments; those that pay out are methods of withdrawals. */
  readonly gateways: PaymentNeeds['gateways']
  readonly isIdentityVerified: WithdrawalNeeds['isIdentityVerified']
  /** Hashes codes as slowly as passwords. */
  readonly codes: WithdrawalNeeds['codes']
}): WithdrawalNeeds {
  const { db, clock, configuration, payer, gateways, isIdentityVerified, codes } = options
  const { brand, market } = configuration
  const queueMail = makeMailQueue({ clock })
  const findPlayer = (playerId: number) => findPlayerById(db, brand.target, playerId)
  const country = market.key === 'SVK' ? 'SK' : 'CZ'
  const methods = ADAPTED.filter((method) => brand.payment.withdrawalMethods.some((one) => one === method))
  if (methods.includes('BankTransfer') && readBankAccount(payer.iban, country) === undefined)
    throw new Error('PAYOUT_IBAN is not a bank account.')
  return {
    db,
    clock,
    rules: {
      currency: market.currency.code,
      country,
      ...operatingFigures[market.key].withdrawal,
      methods,
      verification: brand.payment.withdrawalVerificationMethods.includes('Email') ? 'Email' : 'None',
      timeZone: market.timeZone,
      payer,
    },
    payoutGateways: gateways,
    findPayee: findPlayer,
    isIdentityVerified,
    isRestricted: (playerId, method) =>
      isTypeRestricted({ db, target: brand.target }, playerId, { direction: 'withdrawal', method }),
    sendCode: async (tx, { playerId, code, minutes, amount, accountHint }) => {
      const player = await findPlayer(playerId)
      if (!player) throw new Error('A player who withdraws exists.')
      const { email: to, language } = player
      const values = { code, minutes, amount: formatMoney(amount, language), account: accountHint }
      await queueMail(tx, { to, language, template: 'withdrawal-code', values })
    },
    codes,
  }
}
