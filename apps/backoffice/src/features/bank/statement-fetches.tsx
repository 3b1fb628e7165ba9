import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { listStatementFetches } from '#contract/play-v1/bank-statements.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Fetch = ReplyOf<typeof listStatementFetches>['fetches'][number]

const READ_EVERY_MS = 60_000
const KINDS: Readonly<Record<Fetch['outcome'], StatusKind>> = { taken: 'ok', unchanged: 'idle', failed: 'stop' }

/**
 * Time and result of the last request to our bank for movements, and the error if it failed; renders nothing without
 * such requests.
 */
export function StatementFetches() {
  const { t, language } = useTexts()
  const answers = useQuery({
    queryKey: ['statements', 'fetches'],
    queryFn: () => ask(api(listStatementFetches, { query: {} })),
    refetchInterval: READ_EVERY_MS,
  })
  if (answers.isError) return <ProblemNote error={answers.error} onRetry={() => void answers.refetch()} />
  const { bank, account, wholeUntil, nextAt, fetches } = answers.data ?? {}
  if (!bank || !fetches) return null
  return (
    <section className={joinClasses(layout.section, layout.padded)} aria-labelledby="statement-fetches-title">
      <h2 id="statement-fetches-title">{t('statementFetches.title', { bank })}</h2>
      <p className={joinClasses(textStyles.small, layout.row, layout.wrap)}>
        <span className={textStyles.code}>{account}</span>
        {wholeUntil ? (
          <span className={textStyles.muted}>{t('statementFetches.wholeUntil', { day: wholeUntil })}</span>
        ) : null}
        {nextAt ? (
          <span className={textStyles.muted}>{t('statementFetches.next', { at: writeMoment(nextAt, language) })}</span>
        ) : (
          <span className={textStyles.muted}>{t('statementFetches.never')}</span>
        )}
      </p>
      {fetches.length > 0 ? (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('statementFetches.title', { bank })}
            head={
              <tr>
                <th>{t('statementFetches.asked')}</th>
                <th>{t('statementFetches.result')}</th>
                <th className={layout.wideOnly}>{t('statementFetches.daysAsked')}</th>
              </tr>
            }
          >
            {fetches.map((one) => (
              <FetchRow key={one.fetchId} one={one} />
            ))}
          </Table>
        </div>
      ) : null}
    </section>
  )
}

function FetchRow({ one }: { readonly one: Fetch }) {
  const { t, or, language } = useTexts()
  const { firstAt, fetchedAt, times, outcome, problem, items, fromDay, toDay } = one
  return (
    <tr>
      <td className={textStyles.small}>
        <span className={textStyles.unbroken}>{writeMoment(fetchedAt, language)}</span>
        {times > 1 ? (
          <div className={textStyles.muted}>
            {t('statementFetches.times', { times, since: writeMoment(firstAt, language) })}
          </div>
        ) : null}
      </td>
      <td>
        <Status kind={KINDS[outcome]}>{t(`statementFetches.outcome.${outcome}`, { items })}</Status>
        {problem ? <div className={textStyles.small}>{or(`statements.problem.${problem}`, problem)}</div> : null}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
        {t('statementFetches.days', { from: fromDay, to: toDay })}
      </td>
    </tr>
  )
}
