import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFees } from '#contract/play-v1/fees.ts'
import { FEE_PAYERS } from '#contract/shapes/fees.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { FeeCell, type FeeOfWay } from './fee-cell.tsx'
import { FeeForm } from './fee-form.tsx'
import { FeeTariffs } from './fee-tariffs.tsx'
import { FeeWayName } from './fee-way.tsx'

/** The fee of each way in and out, and who pays it; below it proposals and decisions. */
export function FeesView() {
  const { t } = useTexts()
  const [changed, setChanged] = useState<FeeOfWay>()
  const query = useQuery({ queryKey: ['fees', 'ways'], queryFn: () => ask(api(listFees, { query: {} })) })
  const { data } = query
  return (
    <div className={layout.list}>
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.muted)}>{t('fees.two')}</p>
      {query.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      <Loading query={query} />
      {data ? (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('fees.ways')}
            head={
              <tr>
                <th>{t('fees.way')}</th>
                {FEE_PAYERS.map((payer) => (
                  <th key={payer}>{t(`fees.payer.${payer}`)}</th>
                ))}
              </tr>
            }
          >
            {Object.entries(Object.groupBy(data.ways, keyOf)).map(([key, fees = []]) => (
              <tr key={key} data-row={key} tabIndex={-1}>
                <td>{fees[0] ? <FeeWayName {...fees[0]} /> : null}</td>
                {fees.map((fee) => (
                  <td key={fee.payer}>
                    <FeeCell fee={fee} currency={data.currency} onChange={() => setChanged(fee)} />
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </div>
      ) : null}
      <h2 className={layout.padded}>{t('fees.history')}</h2>
      <FeeTariffs />
      {changed && data ? (
        <FeeForm way={changed} currency={data.currency} onClose={() => setChanged(undefined)} />
      ) : null}
    </div>
  )
}

const keyOf = ({ direction, method, partner }: FeeOfWay) => [direction, method, partner].join('-')
