import type { FastifyInstance } from 'fastify'
import * as own from '#contract/capi-v1.1/transfers.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import * as queue from '#contract/funds-transfer/player-queue.ts'
import * as transactions from '#contract/funds-transfer/player-transaction.ts'
import { refuse, serve, type AuditNotes, type Change, type Input } from '#server/kernel/index.ts'
import { setLandBased } from '#server/wallet/index.ts'
import { beginTransfer, type TransferInput } from './begin-transfer.ts'
import { cancelTransfer, commitTransfer, rollBackTransfer } from './end-transfer.ts'
import type { TransferNeeds } from './needs.ts'
import { changeQueue, listQueue, readTransferLimits, readVenueBalance } from './show-venue-money.ts'
import { transferShown } from './transfer-shown.ts'
import { findTransfer, lockOwnTransfer, lockTransfer } from './transfers.queries.ts'

type Way = Pick<TransferInput, 'channel' | 'isTwoStep'>

/** Transfers between a player's wallets, and with land-based systems. */
export function transferRoutes(app: FastifyInstance, needs: TransferNeeds): void {
  ownTransferRoutes(app, needs)
  for (const [calls, way] of [
    [[account.getBalance, account.transferFrom, account.transferTo], { channel: 'venue', isTwoStep: false }],
    [[account.getBalanceV2, account.transferFromV2, account.transferToV2], { channel: 'venue', isTwoStep: true }],
    [
      [account.cardinGetBalance, account.cardinTransferFrom, account.cardinTransferTo],
      { channel: 'cardin', isTwoStep: false },
    ],
  ] as const) {
    const [getBalance, from, to] = calls
    serve(app, getBalance, ({ query }) => readVenueBalance(needs, query.playerId))
    serve(app, from, (input) => moved(input, beginTransfer(needs, takeInput(input, way))), whatMoved)
    serve(app, to, (input) => moved(input, beginTransfer(needs, giveInput(input, way))), whatMoved)
  }
  serve(app, account.getTransferLimits, ({ query }) => readTransferLimits(needs, query.playerId))
  serve(
    app,
    account.transferRollback,
    ({ query, body, caller, ...notes }) =>
      moved(notes, rollBackTransfer(needs, { askedBy: caller.clientId, ...query, ...body })),
    whatMoved,
  )
  serve(
    app,
    account.transferCommit,
    ({ query, body, caller, ...notes }) =>
      moved(
        notes,
        commitTransfer(needs, (tx) => lockTransfer(tx, { askedBy: caller.clientId, ...query, ...body })),
      ),
    whatMoved,
  )
  queueRoutes(app, needs)
  transactionRoutes(app, needs)
}

type Shown = Awaited<ReturnType<typeof beginTransfer>>

/** What a client moved, for the audit log: a client may act for a player who is not present. */
const whatMoved = ({ state, taken, given }: Shown): Change => [null, { state, taken, given }]

async function moved({ subject }: Pick<AuditNotes, 'subject'>, transfer: Promise<Shown>): Promise<Shown> {
  const shown = await transfer
  subject('payment', shown.transferId, shown.reference)
  return shown
}

function ownTransferRoutes(app: FastifyInstance, needs: TransferNeeds): void {
  const { db, clock } = needs
  serve(app, own.transfer, ({ body, caller }) => {
    const { amountMinor, currency } = body.amount
    return beginTransfer(needs, {
      askedBy: 'player',
      playerId: caller.playerId,
      reference: body.idempotencyKey,
      channel: 'own',
      takes: { part: body.to === 'cash' ? 'land-based' : 'cash', amountMinor },
      gives: { part: body.to, amountMinor },
      currency,
      isTwoStep: true,
      isForPlay: body.to === 'land-based',
    })
  })
  serve(app, own.commit, ({ query, caller }) =>
    commitTransfer(needs, (tx) => lockOwnTransfer(tx, caller.playerId, query.id)),
  )
  serve(app, own.cancel, ({ query, caller }) =>
    cancelTransfer(needs, (tx) => lockOwnTransfer(tx, caller.playerId, query.id)),
  )
  serve(app, own.setLandBasedWalletEnable, async ({ body, caller }) => {
    const { playerId } = caller
    const { isEnabled, balance } = await db.transaction((tx) =>
      setLandBased(tx, { playerId, isEnabled: body.isEnabled, at: clock.now() }),
    )
    return { isEnabled, balance }
  })
}

type VenueInput<Call extends typeof account.transferFrom | typeof account.transferTo> = Pick<
  Input<Call>,
  'query' | 'body' | 'caller' | 'client'
>

function takeInput({ query, body, caller, client }: VenueInput<typeof account.transferFrom>, way: Way): TransferInput {
  const { amount, reference, place } = body
  const takes = { part: 'land-based', amountMinor: amount.amountMinor } as const
  const { currency } = amount
  const by = { caller, scope: 'money.take', place, proof: body.proof, source: client.ip } as const
  return { askedBy: caller.clientId, ...query, reference, takes, currency, by, isForPlay: true, ...way }
}

function giveInput({ query, body, caller, client }: VenueInput<typeof account.transferTo>, way: Way): TransferInput {
  const { amount, reference, place } = body
  const gives = { part: 'land-based', amountMinor: amount.amountMinor } as const
  const { currency } = amount
  const by = { caller, scope: 'money.give', place, source: client.ip } as const
  return { askedBy: caller.clientId, ...query, reference, gives, currency, by, isForPlay: false, ...way }
}

function queueRoutes(app: FastifyInstance, needs: TransferNeeds): void {
  serve(app, queue.addToQueue, ({ query, body, caller }) => changeQueue(needs, query.queue, { caller, add: body }))
  serve(app, queue.removeFromQueue, ({ query, body, caller }) =>
    changeQueue(needs, query.queue, { caller, remove: body }),
  )
  serve(app, queue.addAndRemove, ({ query, body, caller }) => changeQueue(needs, query.queue, { caller, ...body }))
  serve(app, queue.listQueue, (input) => listQueue(needs, input))
}

function transactionRoutes(app: FastifyInstance, needs: TransferNeeds): void {
  const desk = { channel: 'desk', isTwoStep: false } as const
  const book = ({ body, caller, client }: Input<typeof transactions.accountingTransaction>) => {
    const { playerId, reference, amount, place, proof, identification } = body
    const { amountMinor, currency } = amount
    const side = { part: 'land-based', amountMinor } as const
    const by = { caller, scope: 'money.desk', place, proof, source: client.ip } as const
    const common = { askedBy: caller.clientId, playerId, reference, currency, by, identification, ...desk }
    if (body.kind === 'CashOut') return beginTransfer(needs, { ...common, takes: side, isForPlay: false })
    return beginTransfer(needs, { ...common, gives: side, isForPlay: true })
  }
  const exchange = ({ body, caller, client }: Input<typeof transactions.transaction>) => {
    const { playerId, reference, takes, gives, place, proof } = body
    if (takes.currency !== gives.currency) return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'gives' })
    return beginTransfer(needs, {
      askedBy: caller.clientId,
      playerId,
      reference,
      currency: takes.currency,
      takes: { part: 'land-based', amountMinor: takes.amountMinor },
      gives: { part: 'land-based', amountMinor: gives.amountMinor },
      by: { caller, scope: 'money.take', place, proof, source: client.ip },
      isForPlay: true,
      ...desk,
    })
  }
  serve(app, transactions.accountingTransaction, (input) => moved(input, book(input)), whatMoved)
  serve(
    app,
    transactions.accountingTransactionRollback,
    ({ body, caller, ...notes }) => moved(notes, rollBackTransfer(needs, { askedBy: caller.clientId, ...body })),
    whatMoved,
  )
  serve(app, transactions.transaction, async (input) => moved(input, exchange(input)), whatMoved)
  serve(app, transactions.getTransaction, async ({ body, caller }) => {
    const row = await findTransfer(needs.db, { askedBy: caller.clientId, ...body })
    return row ? transferShown(row) : refuse('ERR_TRANSFER_NOT_FOUND')
  })
}
