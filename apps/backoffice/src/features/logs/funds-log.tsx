import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { fundsLog } from '#contract/lists/funds-log.ts'
import { listFunds } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useTexts } from '../../shell/use-texts.ts'

type Row = ReplyOf<typeof listFunds>['rows'][number]

/** Deposits, withdrawals and cash of venues, newest first; the number links to the payment, cash shows its venue. */
export function FundsLog() {
  const { t } = useTexts()
  return (
    <DataList
      list={fundsLog}
      label={t('logs.view.funds')}
      empty={t('logs.none')}
      read={(question) => ask(api(listFunds, { query: question as QueryOf<typeof listFunds> }))}
      keyOf={({ paymentId }) => paymentId}
      cells={{
        referenceNumber: ({ referenceNumber, place }: Row) =>
          referenceNumber === null ? (
            place
          ) : (
            <Link data-opener className={rowStyles.opener} to={paths.payment(referenceNumber)}>
              {referenceNumber}
            </Link>
          ),
      }}
    />
  )
}
