import { useQuery } from '@tanstack/react-query'
import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Props = {
  /** Undefined: all waiting ones; null: several, chosen in the filter. */
  readonly state: WithdrawalState | null | undefined
  readonly everyMs: number
  readonly onState: (state: WithdrawalState | undefined) => void
}

/** Waiting withdrawals by state: number, sum, and age; a state can be selected. */
export function StateChips({ state, everyMs, onState }: Props) {
  const { t, language } = useTexts()
  const sums = useQuery({
    queryKey: ['withdrawals', 'sums'],
    queryFn: async () => (await ask(api(listPendingWithdrawPlayers, { query: { limit: 1 } }))).summary,
    refetchInterval: everyMs,
  })
  return (
    <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
      <button
        type="button"
        className={controls.chip}
        aria-pressed={state === undefined}
        onClick={() => onState(undefined)}
      >
        {t('withdrawals.all')}
      </button>
      {sums.data?.map((sum) => (
        <button
          key={`${sum.state}${sum.total.currency}`}
          type="button"
          className={controls.chip}
          aria-pressed={state === sum.state}
          title={`${t('withdrawals.since')} ${writeMoment(sum.oldestAt, language)}`}
          onClick={() => onState(sum.state)}
        >
          {t('withdrawals.sum', {
            state: t(`withdrawal.${sum.state}`),
            count: sum.count,
            total: writeMoney(sum.total),
          })}
          {sum.overDay > 0 ? (
            <span className={textStyles.tiny}>
              {' '}
              · {t('queue.old', { overDay: sum.overDay, overThreeDays: sum.overThreeDays })}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  )
}
