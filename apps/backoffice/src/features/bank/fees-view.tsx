import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { listFees } from '#contract/play-v1/fees.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { FeeForm, type FeesOfWay } from './fee-form.tsx'
import { FeeWayName } from './fee-way.tsx'
import { FeeTariffs } from './fee-tariffs.tsx'
import { writeTariff } from './write-tariff.ts'

/** What each way in and out costs, and whom; below it what was proposed and decided. */
export function FeesView() {
  const { t } = useTexts()
  const [changed, setChanged] = useState<FeesOfWay>()
  const fees = useQuery({ queryKey: ['fees', 'ways'], queryFn: () => ask(api(listFees, { query: {} })) })
  const { data } = fees
  return (
    <div className="list-scroll">
      <p className="box-pad s mut">{t('fees.two')}</p>
      {fees.isError ? (
        <div className="box-pad">
          <ProblemNote error={fees.error} onRetry={() => void fees.refetch()} />
        </div>
      ) : null}
      {data ? (
        <div className="tablewrap">
          <table aria-label={t('fees.ways')}>
            <thead>
              <tr>
                <th>{t('fees.way')}</th>
                <th>{t('fees.payer')}</th>
                <th>{t('fees.now')}</th>
                <th className="hide">{t('fees.next')}</th>
                <th>
                  <span className="sr">{t('fees.change')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.ways.map((way) => (
                <WayRow key={keyOf(way)} way={way} currency={data.currency} onChange={() => setChanged(way)} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <h2 className="box-pad">{t('fees.history')}</h2>
      <FeeTariffs />
      {changed && data ? (
        <FeeForm way={changed} currency={data.currency} onClose={() => setChanged(undefined)} />
      ) : null}
    </div>
  )
}

const keyOf = ({ direction, method, partner, payer }: FeesOfWay) => [direction, method, partner, payer].join('-')

type RowProps = {
  readonly way: FeesOfWay
  readonly currency: ReplyOf<typeof listFees>['currency']
  readonly onChange: () => void
}

function WayRow({ way, currency, onChange }: RowProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { direction, method, partner, payer, isAllowed, current, next } = way
  return (
    <tr data-row={keyOf(way)} tabIndex={-1}>
      <td>
        <FeeWayName direction={direction} method={method} partner={partner} />
      </td>
      <td>{t(`fees.payer.${payer}`)}</td>
      <td>
        {isAllowed ? (current ? writeTariff(current, currency, texts) : t('fees.free')) : t('fees.forbidden')}
        {isAllowed && current ? (
          <div className="xs mut">{t('fees.from', { day: writeDay(current.validFrom, language) })}</div>
        ) : null}
      </td>
      <td className="hide">
        {next ? writeTariff(next, currency, texts) : null}
        {next ? <div className="xs mut">{t('fees.from', { day: writeDay(next.validFrom, language) })}</div> : null}
      </td>
      <td>
        {isAllowed ? <ActionButton permission="payments.manage" label={t('fees.edit')} onClick={onChange} /> : null}
      </td>
    </tr>
  )
}
