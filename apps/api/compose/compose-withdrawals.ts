import { WITHDRAWAL_METHODS, WITHDRAWAL_VERIFICATIONS } from '#contract/shapes/withdrawals.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { formatMoney } from '#money'
import { readBankAccount } from '#server/formats/index.ts'
import { makeSmsQueue } from '#server/messaging/index.ts'
import { isTypeRestricted, type PaymentNeeds, type WithdrawalNeeds } from '#server/payments/index.ts'
import { findPlayerById, readProfile } from '#server/players/index.ts'
import { composeCashLaw } from './compose-cash-law.ts'
import { composeFees } from './compose-fees.ts'
import { giftsAtWithdrawal } from './compose-gifts-at-withdrawal.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Base, Ground } from './open-base.ts'
import { openMail } from './open-mail.ts'

/** Methods that have an adapter. The brands list more; those are refused as not available. */
const ADAPTED: readonly string[] = WITHDRAWAL_METHODS

/** Puts withdrawals together: the brand's methods, the market's bounds, and letters with codes. */
export function composeWithdrawals(
  { db, clock, configuration, cipher }: Ground & Pick<Base, 'cipher'>,
  { payer }: Pick<RulesEnvironment, 'payer'>,
  options: {
    /** Partners of payments; those that pay out are methods of withdrawals. */
    readonly gateways: PaymentNeeds['gateways']
    readonly isIdentityVerified: WithdrawalNeeds['isIdentityVerified']
    /** Refuses by the law of accounts. */
    readonly judgeWithdrawal: NonNullable<WithdrawalNeeds['judgeWithdrawal']>
    readonly proveOwnCard: NonNullable<WithdrawalNeeds['proveOwnCard']>
    /** Hashes codes as slowly as passwords. */
    readonly codes: WithdrawalNeeds['codes']
  },
): WithdrawalNeeds {
  const { gateways, isIdentityVerified, judgeWithdrawal, codes } = options
  const { brand, market } = configuration
  const verifications = brand.payment.withdrawalVerificationMethods
  const queueMail = openMail({ clock, configuration })
  const queueSms = makeSmsQueue({ clock, target: brand.target })
  const findPlayer = (playerId: number) => findPlayerById(db, brand.target, playerId)
  const country = market.countryCode
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
      verifications: WITHDRAWAL_VERIFICATIONS.filter((one) => verifications.includes(one)),
      staffMethods: market.backOfficeWithdrawalMethods,
      isCodeOptional: verifications.includes('None'),
      timeZone: market.timeZone,
      payer,
    },
    fees: composeFees(configuration),
    payoutGateways: gateways,
    gifts: giftsAtWithdrawal,
    findPayee: (at, playerId) => findPlayerById(at, brand.target, playerId),
    isIdentityVerified,
    judgeWithdrawal,
    cashLaw: composeCashLaw({ db, clock, configuration, cipher }),
    isRestricted: (playerId, method) =>
      isTypeRestricted({ db, target: brand.target }, playerId, { direction: 'withdrawal', method }),
    listChannels: async (playerId) => {
      const [player, profile] = [await findPlayer(playerId), await readProfile(db, cipher, playerId)]
      return player?.phone && profile.phoneVerifiedAt !== null ? ['Sms', 'Email'] : ['Email']
    },
    sendCode: async (tx, { playerId, channel, code, minutes, amount, accountHint }) => {
      const player = await findPlayerById(tx, brand.target, playerId)
      if (!player) throw new Error('A player who withdraws exists.')
      const { email, phone, language } = player
      const values = { code, minutes, amount: formatMoney(amount, language) }
      if (channel === 'Sms' && phone !== null)
        await queueSms(tx, { to: phone, language, usefulMinutes: minutes, template: 'payment-code', values })
      else
        await queueMail(tx, {
          to: email,
          language,
          template: 'withdrawal-code',
          values: { ...values, account: accountHint },
        })
    },
    proveOwnCard: verifications.includes('Card') ? options.proveOwnCard : undefined,
    codes,
  }
}
