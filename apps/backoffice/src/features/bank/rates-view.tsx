import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getExchangeRates } from '#contract/capi-v1.1/currency.ts'
import { listRateFetches } from '#contract/play-v1/exchange-rates.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status, type StatusKind } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
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

/** Rates that hold now, and how the central bank answered; a list that is held is taken from here. */
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
    <div className="list-scroll">
      {[rates, fetches].map(({ error, refetch }, index) =>
        error ? (
          <div className="box-pad" key={index === 0 ? 'rates' : 'fetches'}>
            <ProblemNote error={error} onRetry={() => void refetch()} />
          </div>
        ) : null,
      )}
      {rates.data?.rates.length === 0 ? <p className="box-pad sec">{t('rates.none')}</p> : null}
      {rates.data && rates.data.rates.length > 0 ? (
        <div className="tablewrap">
          <table aria-label={t('bank.view.rates')}>
            <thead>
              <tr>
                <th>{t('rates.pair')}</th>
                <th className="n">{t('rates.rate')}</th>
                <th>{t('rates.validOn')}</th>
                <th>{t('rates.source')}</th>
              </tr>
            </thead>
            <tbody>
              {rates.data.rates.map(({ from, to, rate, validOn, source }) => (
                <tr key={`${source}${from}${to}`} data-row={`${from}${to}`} tabIndex={-1}>
                  <td className="nw">{t('rates.one', { from, to })}</td>
                  <td className="n b">{rate}</td>
                  <td className="nw">{validOn}</td>
                  <td className="s sec">{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <section className="sect box-pad" aria-labelledby="fetches-title">
        <h2 id="fetches-title">{t('rates.fetches')}</h2>
        {fetches.data?.fetches.length === 0 ? <p className="s mut">{t('rates.neverAsked')}</p> : null}
        <ul className="col s">
          {fetches.data?.fetches.map((one) => (
            <li key={one.fetchId} className="row wrap">
              <span className="mut nw">{writeMoment(one.fetchedAt, language)}</span>
              <Status kind={one.accepted ? 'ok' : KINDS[one.outcome]}>
                {one.accepted ? t('rates.accepted', { name: one.accepted.by }) : t(`rates.outcome.${one.outcome}`)}
              </Status>
              <span>{one.source}</span>
              {one.validOn ? <span className="mut">{t('rates.listOf', { day: one.validOn })}</span> : null}
              {one.problem ? <span className="code">{one.problem}</span> : null}
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
