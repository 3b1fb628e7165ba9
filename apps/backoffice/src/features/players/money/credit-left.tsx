import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getCreditLeft } from '#contract/play-v1/staff-hall.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'

type Case = ReplyOf<typeof getCreditLeft>['cases'][number]

const stateOf = ({ settledAt, closings }: Case) =>
  settledAt === null ? 'open' : closings.some((one) => one.closedAt === settledAt) ? 'closed' : 'returned'

/**
 * Money that the player left on terminals, by the reports of venues, and how staff closed it; nothing where there is none. It is in no
 * balance.
 */
export function CreditLeft({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const { data, error } = useQuery({
    queryKey: ['player', playerId, 'credit-left'],
    queryFn: () => ask(api(getCreditLeft, { query: { playerId } })),
  })
  if (error) return <ProblemNote error={error} />
  if (!data || data.cases.length === 0) return null
  const closingShown = ({ amount, outcome, receipt, closedAt, closedByName, approvedByName, returned }: Closing) =>
    [
      t('credit.closing', {
        outcome: t(`places.creditOutcome.${outcome}`),
        amount: writeMoney(amount),
        at: writeMoment(closedAt, language),
        by: [closedByName, approvedByName].filter((name) => name !== null).join(' + '),
      }),
      ...(receipt === null ? [] : [t('credit.receipt', { number: receipt })]),
      ...(returned.amountMinor === 0 ? [] : [t('credit.returnedAfter', { amount: writeMoney(returned) })]),
    ].join(' · ')
  return (
    <section className={layout.section} aria-labelledby="credit-title">
      <h2 id="credit-title">{t('credit.title')}</h2>
      <ul className={textStyles.small}>
        {data.cases.map((one) => {
          const state = stateOf(one)
          return (
            <li key={one.creditId}>
              <Status kind={state === 'open' ? 'wait' : 'idle'}>{t(`credit.state.${state}`)}</Status>{' '}
              {[one.venueName, one.terminal, writeMoney(one.amount), writeMoment(one.at, language)]
                .filter((part) => part !== '')
                .join(' · ')}
              {one.closings.map((closing) => (
                <div key={closing.closedAt} className={textStyles.muted}>
                  {closingShown(closing)}
                </div>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Closing = Case['closings'][number]
