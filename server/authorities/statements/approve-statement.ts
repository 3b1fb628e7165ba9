import type { StatementPeriod } from '#contract/play-v1/authorities.ts'
import type { Money } from '#contract/shapes/money.ts'
import type { StatementRow } from '#contract/shapes/statements.ts'
import { emptyPreview, type Action, type Preview } from '#server/approvals/index.ts'
import { newId, refuse, type Transaction } from '#server/kernel/index.ts'
import { findUnprovedMonths, showMonths } from '#server/reporting/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { countStatement, hashOfStatement } from './count-statement.ts'
import { showPeriods } from './show-periods.ts'
import { insertStatement, listStatements, lockStatements } from './statements.queries.ts'

type Input = { readonly from: string }

/** Stores the statement of a period on its closed months. Always by two people, whatever the policy says. */
export function approveStatementAction(needs: AuthorityNeeds): Action<Input, StatementPeriod> {
  const { clock, target, market } = needs
  return {
    key: 'authorities.approve-statement',
    permission: 'authorities.manage',
    preview: async (tx, { from }) => {
      const { period, rows } = await lockToApprove(needs, tx, from)
      const [last] = (await listStatements(tx, target)).filter(({ periodFrom }) => periodFrom === period.from)
      return {
        ...emptyPreview,
        subject: { kind: 'statement', id: period.from, label: `${period.from} – ${period.to}` },
        touched: { kind: 'games', count: rows.reduce((most, { ofGames }) => Math.max(most, ofGames.length), 0) },
        changes: [
          ...leviesOf(last?.rows ?? [], rows),
          // Games may change although no levy does: what is signed is the whole statement.
          { field: 'statementHash', before: last?.hash ?? null, after: hashOfStatement(rows) },
        ],
      }
    },
    run: async (tx, { from }, { asker, approver, reason }) => {
      if (!approver) return refuse('ERR_SECOND_PERSON_NEEDED')
      const { period, rows } = await lockToApprove(needs, tx, from)
      const hashes = new Map(
        (await showMonths(needs, tx)).map(({ month, steps }) => [month, steps.at(-1)?.hash ?? null]),
      )
      const at = clock.now()
      await insertStatement(tx, {
        id: newId(at),
        target,
        market,
        from: period.from,
        to: period.to,
        version: (period.versions[0]?.version ?? 0) + 1,
        rows,
        months: period.months.map(({ month }) => ({ month, hash: hashes.get(month) ?? null })),
        hash: hashOfStatement(rows),
        at,
        asker,
        signer: approver,
        reason,
      })
      return (await findPeriod(needs, tx, from)) ?? refuse('ERR_STATEMENT_NOT_FOUND')
    },
  }
}

/** Each levy as approved before and as it would be; null where it is in one of them only. */
function leviesOf(before: readonly StatementRow[], after: readonly StatementRow[]): Preview['changes'] {
  const levyIn = (rows: readonly StatementRow[], about: string): Money | null => {
    const row = rows.find((one) => nameOfLevy(one) === about)
    return row ? { amountMinor: row.levyMinor, currency: row.currency } : null
  }
  return [...new Set([...after, ...before].map(nameOfLevy))].map((about) => ({
    field: 'levy',
    about,
    before: levyIn(before, about),
    after: levyIn(after, about),
  }))
}

const nameOfLevy = ({ ruleId, currency }: StatementRow): string => `${ruleId} ${currency}`

/**
 * The period, if its months are closed and equal the books, and its figures differ from the approved ones; serialized with other
 * approvals.
 */
async function lockToApprove(needs: AuthorityNeeds, tx: Transaction, from: string) {
  await lockStatements(tx, needs.target)
  const period = await findPeriod(needs, tx, from)
  if (!period) return refuse('ERR_STATEMENT_NOT_FOUND')
  if (period.state === 'approved') return refuse('ERR_STATEMENT_APPROVED')
  if (period.state === 'running' || period.months.some(({ state }) => state !== 'closed'))
    return refuse('ERR_MONTH_STATE')
  const months = await findUnprovedMonths(
    needs,
    tx,
    period.months.map(({ month }) => month),
  )
  if (months.length > 0) return refuse('ERR_STATEMENT_NOT_PROVED', { months })
  return { period, rows: await countStatement(tx, needs, { ...period, months: [] }) }
}

async function findPeriod(needs: AuthorityNeeds, tx: Transaction, from: string): Promise<StatementPeriod | undefined> {
  return (await showPeriods(needs, tx)).find((one) => one.from === from)
}
