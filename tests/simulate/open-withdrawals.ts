import type { Configuration } from '#config/resolve.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { storeBankAccount } from '#server/documents/index.ts'
import type { Action } from '#server/approvals/index.ts'
import { newId, refuse, type Clock, type Database, type FieldCipher } from '#server/kernel/index.ts'
import { judgeWithdrawal } from '#server/payments/withdrawals/judge-withdrawals.ts'
import { requestWithdrawal } from '#server/payments/withdrawals/request-withdrawal.ts'
import { setDoneAction } from '#server/payments/withdrawals/finish-withdrawals.ts'
import { sendAction } from '#server/payments/withdrawals/send-withdrawals.ts'
import { cancelWithdrawal } from '#server/payments/withdrawals/verify-withdrawal.ts'
import { findByKey } from '#server/payments/withdrawals/withdrawals.queries.ts'
import type { WithdrawalNeeds } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { ownAccountOf } from '#tools/people/own-account.ts'
import { numberOf } from './register-of-excluded.ts'
import type { StaffMove, Step } from './step.ts'

const LATER = new Date(8.64e15)
const STAFF = {
  kind: 'staff',
  userId: 1,
  name: 'Simulace',
  sessionId: '',
  audience: 'main',
  roles: [],
  ceilings: {},
  permissions: ['payments.read', 'payments.manage', 'payments.refund', 'payments.send'],
  idleEndsAt: LATER,
  absoluteEndsAt: LATER,
} as const
const EXPLANATION = 'V pořádku'

type Withdraw = Extract<Step, { do: 'withdraw' }>
type StaffStep = Extract<Step, { do: 'staff-move' }>
const MOVED = { send: 'sent', setDone: 'done', refuse: 'refused', giveBack: 'returned' } as const satisfies Record<
  StaffMove,
  string
>

/** Withdrawals of a brand to the person's own account, with the API's own checks; without codes. */
export function openWithdrawals(options: {
  readonly db: Database
  readonly clock: Clock
  readonly cipher: FieldCipher
  readonly configuration: Configuration
  readonly isIdentityVerified: WithdrawalNeeds['isIdentityVerified']
  readonly judgeWithdrawal: NonNullable<WithdrawalNeeds['judgeWithdrawal']>
}) {
  const { db, clock, cipher, configuration } = options
  const { market, brand } = configuration
  const currency = market.currency.code
  const findPlayer = (playerId: number) => findPlayerById(db, brand.target, playerId)
  const needs: WithdrawalNeeds = {
    db,
    clock,
    rules: {
      currency,
      country: market.key === 'SVK' ? 'SK' : 'CZ',
      ...operatingFigures[market.key].withdrawal,
      methods: ['BankTransfer'],
      verifications: [],
      staffMethods: [],
      isCodeOptional: true,
      timeZone: market.timeZone,
      payer: { iban: ownAccountOf(market.key, 0), bic: 'GIBACZPX', name: 'Tolar' },
    },
    payoutGateways: new Map(),
    findPayee: (at, playerId) => findPlayerById(at, brand.target, playerId),
    isIdentityVerified: options.isIdentityVerified,
    judgeWithdrawal: options.judgeWithdrawal,
    listChannels: async () => [],
    sendCode: async () => {},
    codes: { hash: async () => '', verify: async () => false },
  }
  const callerOf = (playerId: number) =>
    ({
      kind: 'player',
      playerId,
      sessionId: '',
      sessionStartedAt: clock.now(),
      idleEndsAt: LATER,
      absoluteEndsAt: LATER,
    }) as const
  /** In a simulation one person with all permissions works. */
  const doAlone = <Input, Result>(action: Action<Input, Result>, input: Input) =>
    db.transaction(async (tx) => {
      const { warnings } = await action.preview(tx, input, STAFF)
      const acceptedWarnings = warnings.map(({ id }) => id)
      return action.run(tx, input, {
        asker: STAFF,
        approver: null,
        reason: EXPLANATION,
        decision: null,
        acceptedWarnings,
      })
    })
  const idOf = async (playerId: number, key: string): Promise<string> => {
    const row = await findByKey(db, playerId, key)
    if (!row) throw new Error('Only a withdrawal that was begun is moved.')
    return row.id
  }

  return {
    /** A bank account verified as the person's own from the beginning; the person's identity is verified separately. */
    keepAccount: async (playerId: number, no: number): Promise<void> => {
      const account = { playerId, iban: ownAccountOf(market.key, no), proof: { consentId: newId(clock.now()) } }
      await storeBankAccount({ clock, cipher, target: brand.target }, db, account)
    },
    withdraw: async ({ player: playerId, key, amountMinor }: Withdraw): Promise<null> => {
      const player = await findPlayer(playerId)
      if (!player) throw new Error('Who withdraws is registered.')
      const account = ownAccountOf(market.key, numberOf(player.surname))
      const amount = { amountMinor, currency }
      const body = { amount, method: 'BankTransfer', account, idempotencyKey: key } as const
      await requestWithdrawal(needs, { body, caller: callerOf(playerId), refuse })
      return null
    },
    cancel: async (playerId: number, key: string): Promise<null> => {
      const id = await idOf(playerId, key)
      await cancelWithdrawal(needs, { body: { id }, caller: callerOf(playerId), refuse })
      return null
    },
    /** Actions of staff: a file for the bank, or a change of the state. */
    moveByStaff: async ({ player: playerId, key, move }: StaffStep, isAgain: boolean): Promise<null> => {
      const paymentId = await idOf(playerId, key)
      // An action that was committed before the process was killed is not repeated.
      if (isAgain && (await findByKey(db, playerId, key))?.state === MOVED[move]) return null
      const by = { caller: STAFF, refuse }
      if (move === 'send') await doAlone(sendAction(needs), { withdrawalIds: [paymentId] })
      else if (move === 'setDone') await doAlone(setDoneAction(needs), { playerId, paymentId })
      else await judgeWithdrawal(needs, move, { body: { playerId, paymentId, explanation: EXPLANATION }, ...by })
      return null
    },
  }
}
