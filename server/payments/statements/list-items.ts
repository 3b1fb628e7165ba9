import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import { listUnprocessedTransactions } from '#contract/onling-v2/bank-transfer.ts'
import { bankStatementList } from '#contract/lists/bank-statements.ts'
import * as calls from '#contract/play-v1/bank-statements.ts'
import type { BankItem } from '#contract/shapes/bank-items.ts'
import { idOfCursor, makeListSource, makeWalkedList, pageOf, type Database, type Input } from '#server/kernel/index.ts'
import { itemsInSql, stillOpen } from './item-list.queries.ts'
import * as queries from './statements.queries.ts'

type Needs = { readonly db: Database }

/** Movements that matched no payment, the oldest first. */
export const openItemsListed = ({ db }: Needs) =>
  makeListSource(
    { db },
    {
      of: itemsInSql,
      call: listUnprocessedTransactions,
      where: () => stillOpen,
      show: (rows: readonly queries.ItemRow[]) => rows.map(bankItem),
    },
  )

/** Imported statements, as a list of the back office: the newest first. */
export const statementsListed = ({ db }: Needs) =>
  makeWalkedList({
    list: bankStatementList,
    call: calls.listStatements,
    read: async ({ cursor }, _reader, limit) => {
      const found = await queries.listStatements(db, idOfCursor(cursor), limit + 1)
      const page = pageOf(found, limit, ({ id }) => id)
      return { ...page, rows: page.rows.map(statementShown) }
    },
  })

const statementShown = ({
  id,
  currency,
  openingMinor,
  closingMinor,
  importedAt,
  importedByName,
  ...row
}: queries.StatementSummary) => ({
  statementId: id,
  format: row.format,
  number: row.number,
  account: row.iban,
  fromDay: row.fromDay,
  toDay: row.toDay,
  opening: { amountMinor: openingMinor, currency },
  closing: { amountMinor: closingMinor, currency },
  items: row.items,
  openItems: row.openItems,
  importedAt: importedAt.toISOString(),
  importedBy: importedByName,
})

/** Every movement of one statement. */
export async function listItemsOf(
  { db }: Needs,
  { query }: Pick<Input<typeof calls.listStatementItems>, 'query'>,
): Promise<ReplyOf<typeof calls.listStatementItems>> {
  return { items: (await queries.listItemsOf(db, query.statementId)).map(bankItem) }
}

/** A movement as staff see it. */
export function bankItem(row: queries.ItemRow): Static<typeof BankItem> {
  return {
    itemId: row.id,
    account: row.iban,
    bankRef: row.bankRef,
    bookedOn: row.bookedOn,
    amount: { amountMinor: row.amountMinor, currency: row.currency },
    counterAccount: row.counterAccount,
    counterName: row.counterName,
    variableSymbol: row.variableSymbol,
    message: row.message,
    isReturn: row.isReturn,
    state: row.state,
    problem: row.problem,
    judgedBy: row.judgedByName,
    explanation: row.explanation,
  }
}
