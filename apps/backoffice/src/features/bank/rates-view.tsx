import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getExchangeRates } from '#contract/capi-v1.1/currency.ts'
import { listRateFetches } from '#contract/play-v1/exchange-rates.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { AcceptRatesDialog } from './accept-rates-dialog.tsx'

export type RateFetch = ReplyOf<typeof listRateFetches>['fetches'][number]

const READ_EVERY_MS = 60_000
const KINDS: Readonly<Record<RateFetch['outcome'], StatusKind>> = {
  stored: 'ok',
  unchanged: 'idle',
  held: 'hold',
  failed: 'stop',
}

/** Current rates, and responses of the central bank; a held list can be accepted here. */
export function RatesView() {
  const { t, language } = useTexts()
  const [open, setOpen] = useState<RateFetch>()
  const rates = useQuery({ queryKey: ['rates'], queryFn: () => ask(api(getExchangeRates, {})) })
  const fetches = useQuery({
    queryKey: ['rates', 'fetches'],
    queryFn: () => ask(api(listRateFetches, { query: {} })),
    refetchInterval: READ_EVERY_MS,
  })
  return (
    <div className={layout.list}>
      {[rates, fetches].map(({ error, refetch }, index) =>
        error ? (
          <div className={layout.padded} key={index === 0 ? 'rates' : 'fetches'}>
            <ProblemNote error={error} onRetry={() => void refetch()} />
          </div>
        ) : null,
      )}
      <Loading query={rates} />
      {rates.data?.rates.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('rates.none')}</p>
      ) : null}
      {rates.data && rates.data.rates.length > 0 ? (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('bank.view.rates')}
            head={
              <tr>
                <th>{t('rates.pair')}</th>
                <NumberHeader>{t('rates.rate')}</NumberHeader>
                <th>{t('rates.validOn')}</th>
                <th>{t('rates.source')}</th>
              </tr>
            }
          >
            {rates.data.rates.map(({ from, to, rate, validOn, source }) => (
              <tr key={`${source}${from}${to}`} data-row={`${from}${to}`} tabIndex={-1}>
                <td className={textStyles.unbroken}>{t('rates.one', { from, to })}</td>
                <NumberCell className={textStyles.bold}>{language === 'en' ? rate : rate.replace('.', ',')}</NumberCell>
                <td className={textStyles.unbroken}>{writeBookDay(validOn, language)}</td>
                <td className={joinClasses(textStyles.small, textStyles.secondary)}>{source}</td>
              </tr>
            ))}
          </Table>
        </div>
      ) : null}
      <section className={joinClasses(layout.section, layout.padded)} aria-labelledby="fetches-title">
        <h2 id="fetches-title">{t('rates.fetches')}</h2>
        {fetches.data?.fetches.length === 0 ? (
          <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('rates.neverAsked')}</p>
        ) : null}
        <ul className={joinClasses(layout.column, textStyles.small)}>
          {fetches.data?.fetches.map((one) => (
            <li key={one.fetchId} className={joinClasses(layout.row, layout.wrap)}>
              <span className={joinClasses(textStyles.muted, textStyles.unbroken)}>
                {writeMoment(one.fetchedAt, language)}
              </span>
              <Status kind={one.accepted ? 'ok' : KINDS[one.outcome]}>
                {one.accepted ? t('rates.accepted', { name: one.accepted.by }) : t(`rates.outcome.${one.outcome}`)}
              </Status>
              <span>{one.source}</span>
              {one.validOn ? (
                <span className={textStyles.muted}>
                  {t('rates.listOf', { day: writeBookDay(one.validOn, language) })}
                </span>
              ) : null}
              {one.problem ? <span className={textStyles.code}>{one.problem}</span> : null}
              {one.outcome === 'held' && !one.accepted ? (
                <ActionButton permission="payments.manage" label={t('rates.accept')} onClick={() => setOpen(one)} />
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {open ? (
        <AcceptRatesDialog held={open} known={rates.data?.rates ?? []} onClose={() => setOpen(undefined)} />
      ) : null}
    </div>
  )
}
