import type { FastifyInstance } from 'fastify'
import * as transfer from '#contract/onling-v2/bank-transfer.ts'
import * as calls from '#contract/play-v1/bank-statements.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve, takeUploads } from '#server/kernel/index.ts'
import { readBankTransferInfo } from './bank-transfer-info.ts'
import { cancelBankTransfer } from './cancel-bank-transfer.ts'
import type { WithdrawalNeeds } from '../withdrawals/needs.ts'
import { importAction, importStatement } from './import-statement.ts'
import type { StatementNeeds } from './store-statements.ts'
import { creditAction, type CreditNeeds } from './credit-item.ts'
import { listFetches, type ListFetchesNeeds } from './fetching/list-fetches.ts'
import { closeAction, matchAction } from './judge-items.ts'
import { listItemsOf, openItemsListed, statementsListed } from './list-items.ts'

/** Calls about statements of our bank, their movements, and deposits by transfer. */
export function statementRoutes(
  app: FastifyInstance,
  needs: Pick<WithdrawalNeeds, 'db' | 'clock' | 'rules' | 'findPayee'> &
    Pick<StatementNeeds, 'ownFormats'> &
    CreditNeeds &
    ListFetchesNeeds,
  approvals: Pick<Approvals, 'register'>,
): void {
  const credit = approvals.register(creditAction(needs))
  const match = approvals.register(matchAction(needs))
  const close = approvals.register(closeAction(needs))
  const take = approvals.register(importAction(needs))
  serve(app, transfer.getBankTransferInfo, (input) => readBankTransferInfo(needs, input))
  serve(app, transfer.cancelBankTransfer, (input) => cancelBankTransfer(needs, input))
  const openItems = openItemsListed(needs)
  serve(app, transfer.listUnprocessedTransactions, ({ query, caller }) => openItems.page(query, caller))
  const statements = statementsListed(needs)
  serve(app, calls.listStatements, ({ query, caller }) => statements.page(query, caller))
  serve(app, calls.listStatementFetches, () => listFetches(needs))
  serve(app, calls.listStatementItems, (input) => listItemsOf(needs, input))
  serve(app, calls.creditItem, (input) => {
    const { itemId, playerId } = input.body
    return credit({ itemId, playerId }, requestOf(input))
  })
  serve(app, calls.matchItemToWithdrawal, (input) => {
    const { itemId, referenceNumber } = input.body
    return match({ itemId, referenceNumber }, requestOf(input))
  })
  serve(app, calls.closeItem, (input) => {
    const { itemId, as } = input.body
    return close({ itemId, as }, requestOf(input))
  })
  takeUploads(app, (scope) =>
    serve(
      scope,
      calls.importStatement,
      (input) => importStatement(needs, take, input),
      (counts) => [null, counts],
    ),
  )
}
