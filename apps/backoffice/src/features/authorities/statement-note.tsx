import { useQuery } from '@tanstack/react-query'
import { getStatement, type StatementPeriod } from '#contract/play-v1/authorities.ts'
import type { StatementRow } from '#contract/shapes/statements.ts'
import { api, ask } from '../../shell/api.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { compareLevies } from './compare-levies.ts'
import { STATEMENTS } from './package-keys.ts'

type Props = {
  readonly period: StatementPeriod
  /** Undefined: the current books are shown. */
  readonly statementId: string | undefined
  readonly rows: readonly StatementRow[]
}

/** What the shown amounts are worth: of a period that runs, of open months, or other than the current books. */
export function StatementNote({ period, statementId, rows }: Props) {
  const { t, language } = useTexts()
  const { state, from, to, versions } = period
  if (statementId === undefined)
    return state === 'running' || state === 'open' ? (
      <p role="note" className={textStyles.problem}>
        {t(`statements.note.${state}`, { to: writeBookDay(to, language) })}
      </p>
    ) : null
  if (statementId !== versions[0]?.statementId)
    return (
      <p role="note" className={textStyles.problem}>
        {t('statements.note.replaced', { version: versions[0]?.version ?? 0 })}
      </p>
    )
  return state === 'changed' ? <Changed from={from} rows={rows} /> : null
}

/** Each levy as approved, and by the current books. */
function Changed({ from, rows }: { readonly from: string; readonly rows: readonly StatementRow[] }) {
  const { t } = useTexts()
  const now = useQuery({
    queryKey: [...STATEMENTS, from, ''],
    queryFn: () => ask(api(getStatement, { query: { from } })),
  }).data
  return (
    <div role="note" className={textStyles.problem}>
      <p>{t('statements.note.changed')}</p>
      {(now ? compareLevies(rows, now.rows) : []).map(({ ruleId, currency, approvedMinor, nowMinor }) => {
        const money = (amountMinor: number) => writeMoney({ amountMinor, currency })
        return (
          <p key={`${ruleId} ${currency}`}>
            {t('statements.note.levy', {
              rule: ruleId,
              approved: money(approvedMinor),
              now: money(nowMinor),
              difference: money(nowMinor - approvedMinor),
            })}
          </p>
        )
      })}
    </div>
  )
}
