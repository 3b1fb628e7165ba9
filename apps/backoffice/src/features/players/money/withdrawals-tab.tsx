import { Link, useSearchParams } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { withdrawalList } from '#contract/lists/withdrawals.ts'
import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import { WITHDRAWAL_STATES } from '#contract/states/withdrawal-states.ts'
import { api, ask } from '../../../shell/api.ts'
import { DataList } from '../../../shell/list/data-list.tsx'
import { paths } from '../../../shell/paths.ts'
import rowStyles from '../../../shell/rows.module.css'
import { Status } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { withdrawalStatus } from '../../../shell/withdrawal-status.ts'

type Row = ReplyOf<typeof listPendingWithdrawPlayers>['rows'][number]

/** All withdrawals of the player, in any state. */
export function WithdrawalsTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  return (
    <DataList
      list={withdrawalList}
      label={t('tab.withdrawals')}
      empty={t('payments.noWithdrawals')}
      read={(question) =>
        ask(
          api(listPendingWithdrawPlayers, {
            query: question as unknown as QueryOf<typeof listPendingWithdrawPlayers>,
          }),
        )
      }
      keyOf={({ withdrawalId }) => withdrawalId}
      keptAs={['player', playerId, 'withdrawals']}
      of={{ playerId: String(playerId) }}
      // Without states the call returns only waiting ones; here all are requested until somebody chooses.
      asked={search.has('states') ? {} : { states: WITHDRAWAL_STATES }}
      cells={{
        referenceNumber: ({ referenceNumber }: Row) => (
          <Link data-opener className={rowStyles.opener} to={paths.payment(referenceNumber)}>
            {referenceNumber}
          </Link>
        ),
        state: ({ state }: Row) => <Status kind={withdrawalStatus(state)}>{t(`withdrawal.${state}`)}</Status>,
      }}
    />
  )
}
