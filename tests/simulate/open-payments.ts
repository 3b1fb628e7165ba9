import type { Configuration } from '#config/resolve.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { applyEvidence } from '#server/payments/apply-evidence.ts'
import { startDeposit } from '#server/payments/start-deposit.ts'
import { findByIdempotencyKey, lockPayment } from '#server/payments/payments.queries.ts'
import { refundAction } from '#server/payments/refund-deposit.ts'
import { listRefunds } from '#server/payments/refunds.queries.ts'
import { settleRefund } from '#server/payments/settle-refund.ts'
import type { Gateway, PaymentNeeds } from '#server/payments/index.ts'
import type { Evidence } from '#server/payments/gateways/gateway.ts'
import { refuse, type Clock, type Database } from '#server/kernel/index.ts'
import { findOtherAccounts } from '#server/players/index.ts'
import { byTwo } from './promotions/promotion-steps.ts'
import type { Given, Step } from './step.ts'

type PayIn = Extract<Step, { do: 'pay-in' }>
type Refund = Extract<Step, { do: 'refund' }>

/**
 * A bank that accepts every order and refund and sends no notifications: payments are settled when the simulation says
 * so.
 */
const bank: Gateway = {
  name: 'Csob',
  createDeposit: async ({ paymentId, amount }) => ({
    ...wordOf({ id: paymentId, ...amount }, 'pending'),
    pageUrl: 'https://bank.test/',
  }),
  fetchStatus: async ({ paymentId, amount }) => wordOf({ id: paymentId, ...amount }, 'pending'),
  refund: async ({ paymentId, amount }) => wordOf({ id: paymentId, ...amount }, 'refunded'),
}

type Known = { readonly id: string; readonly amountMinor: number; readonly currency: 'CZK' | 'EUR' }

function wordOf({ id, amountMinor, currency }: Known, canonicalStatus: Evidence['canonicalStatus']): Evidence {
  return {
    providerRef: id,
    providerStatus: canonicalStatus,
    canonicalStatus,
    amount: { amountMinor, currency },
    paymentId: id,
  }
}

/** The room of payments with the API's own checks before a deposit; only the partner is simulated. */
export function openPayments(options: {
  readonly db: Database
  readonly clock: Clock
  readonly configuration: Configuration
  /** Refuses by exclusion, the law of accounts and the player's limits, in the API's order. */
  readonly judgeDeposit: (playerId: number, amountMinor: number) => Promise<void>
}) {
  const { db, clock, configuration, judgeDeposit } = options
  const { market } = configuration
  const needs: PaymentNeeds = {
    db,
    clock,
    findOtherAccounts,
    gateways: new Map([[bank.name, bank]]),
    publicPlayerOrigin: 'http://player.test',
    rules: {
      currency: market.currency.code,
      ...operatingFigures[market.key].deposit,
      methods: ['CardOnline'],
      gateways: ['Csob'],
      languages: ['cs'],
      defaultLanguage: 'cs',
      timeZone: market.timeZone,
      country: market.key === 'SVK' ? 'SK' : 'CZ',
      buttons: [],
      mobile: operatingFigures[market.key].mobile,
      purchaseName: 'Vklad',
    },
    mayDeposit: async (playerId, amountMinor) => {
      await judgeDeposit(playerId, amountMinor)
      return true
    },
    findPayer: async (playerId) => ({
      playerId,
      firstName: 'Osoba',
      surname: 'S',
      email: 'osoba@simulated.test',
      registeredAt: new Date(0),
    }),
    playerExists: async () => true,
  }
  return {
    needs,
    /** The player's actions before the bank's page opens. */
    payIn: async ({ player: playerId, key, amountMinor }: PayIn): Promise<Given['pay-in']> => {
      await startDeposit(needs, {
        body: {
          amount: { amountMinor, currency: market.currency.code },
          method: 'CardOnline',
          gateway: 'Csob',
          idempotencyKey: key,
          returnPath: '/cs/ucet',
        },
        caller: {
          kind: 'player',
          playerId,
          sessionId: '',
          sessionStartedAt: clock.now(),
          idleEndsAt: clock.now(),
          absoluteEndsAt: clock.now(),
        },
        client: { ip: '192.0.2.1', userAgent: 'simulation' },
        refuse,
      })
      return null
    },
    /** The bank's result once the player has paid on its page. */
    settle: async ({ player, key }: { readonly player: number; readonly key: string }): Promise<Given['settle']> => {
      const payment = await findByIdempotencyKey(db, player, key)
      if (!payment) throw new Error('Only a payment that was begun is settled.')
      await applyEvidence({ db, clock }, payment.id, wordOf(payment, 'settled'))
      return null
    },
    /**
     * Two members of staff refund a part, once. A refund without a known result is found done at the bank, again by
     * two.
     */
    refund: async ({ player: playerId, key, amountMinor }: Refund): Promise<Given['refund']> => {
      const payment = await findByIdempotencyKey(db, playerId, key)
      if (!payment) throw new Error('Only a deposit that was paid goes back.')
      const [earlier] = await listRefunds(db, payment.id)
      if (!earlier) {
        const action = refundAction(needs)
        const amount = { amountMinor, currency: payment.currency }
        await byTwo(db, action, { playerId, paymentId: payment.id, amount })
      } else if (earlier.state === 'asked')
        await db.transaction(async (tx) => {
          const locked = await lockPayment(tx, payment.id)
          if (locked) await settleRefund(tx, locked, earlier, { clock })
        })
      return null
    },
  }
}
