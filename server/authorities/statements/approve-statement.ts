import type { StatementPeriod } from '#contract/play-v1/authorities.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { newId, refuse, type Transaction } from '#server/kernel/index.ts'
import { showMonths } from '#server/reporting/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { countStatement, hashOfStatement } from './count-statement.ts'
import { showPeriods } from './show-periods.ts'
import { lockStatements, insertStatement } from './statements.queries.ts'

type Input = { readonly from: string }

/** Keeps the statement of a period on its closed months. Always two people, whatever the policy says. */
export function approveStatementAction(needs: AuthorityNeeds): Action<Input, StatementPeriod> {
  const { clock, target, market } = needs
  return {
    key: 'authorities.approve-statement',
    permission: 'authorities.manage',
    preview: async (tx, { from }) => {
      const { period, rows } = await lockToApprove(needs, tx, from)
      return {
        ...emptyPreview,
        subject: { kind: 'statement', id: period.from, label: `${period.from} – ${period.to}` },
        touched: { kind: 'games', count: rows.reduce((most, { ofGames }) => Math.max(most, ofGames.length), 0) },
        changes: rows.map(({ ruleId, currency, levyMinor }) => ({
          field: 'levy',
          about: `${ruleId} ${currency}`,
          before: null,
          after: { amountMinor: levyMinor, currency },
        })),
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

/** The period whose months are closed and that says something new, while nobody else approves one. */
async function lockToApprove(needs: AuthorityNeeds, tx: Transaction, from: string) {
  await lockStatements(tx, needs.target)
  const period = await findPeriod(needs, tx, from)
  if (!period) return refuse('ERR_STATEMENT_NOT_FOUND')
  if (period.state === 'approved') return refuse('ERR_STATEMENT_APPROVED')
  if (period.state === 'running' || period.months.some(({ state }) => state !== 'closed'))
    return refuse('ERR_MONTH_STATE')
  return { period, rows: await countStatement(tx, needs, { ...period, months: [] }) }
}

async function findPeriod(needs: AuthorityNeeds, tx: Transaction, from: string): Promise<StatementPeriod | undefined> {
  return (await showPeriods(needs, tx)).find((one) => one.from === from)
}
