import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getPlayStatistics } from '#contract/play-v1/limits.ts'
import { formatMoney } from '#money'
import { api } from '../../shell/api.ts'
import { Reading } from '../../shell/reading.tsx'
import { useSite } from '../../shell/site.ts'
import { writeValue } from './write-value.ts'

type Sums = ReplyOf<typeof getPlayStatistics>['total']

/** Money and play of the last 90 days, by day or by month: what a limit is chosen by. */
export function PlaySums() {
  const t = useTranslations('limits')
  const format = useFormatter()
  const [by, setBy] = useState<'day' | 'month'>('day')
  const { data, status, refetch } = useQuery({
    queryKey: ['play-sums', by],
    queryFn: async () => {
      const answer = await api(getPlayStatistics, { query: { by } })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data
    },
  })
  // Noon, so that no zone moves a period to its neighbour.
  const writePeriod = (period: string) =>
    by === 'day'
      ? format.dateTime(new Date(`${period}T12:00:00Z`), { dateStyle: 'medium' })
      : format.dateTime(new Date(`${period}-15T12:00:00Z`), { month: 'long', year: 'numeric' })

  return (
    <section className="sheet" aria-labelledby="play-sums" aria-busy={status === 'pending'}>
      <h2 id="play-sums">{t('sums.title')}</h2>
      <p className="sec">{t('sums.intro')}</p>
      <p className="sec">{t('sums.what')}</p>
      <div className="seg">
        <button type="button" aria-pressed={by === 'day'} onClick={() => setBy('day')}>
          {t('sums.byDay')}
        </button>
        <button type="button" aria-pressed={by === 'month'} onClick={() => setBy('month')}>
          {t('sums.byMonth')}
        </button>
      </div>
      <Reading
        status={status}
        words={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
        onAgain={() => void refetch()}
      />
      {data && data.rows.length === 0 ? <p className="note">{t('sums.empty')}</p> : null}
      {data && data.rows.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: the keyboard scrolls it
        <div className="play-sums" role="group" aria-labelledby="play-sums" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('sums.period')}</th>
                <th scope="col">{t('sums.rounds')}</th>
                <th scope="col">{t('sums.staked')}</th>
                <th scope="col">{t('sums.won')}</th>
                <th scope="col">{t('sums.ofHouse')}</th>
                <th scope="col">{t('sums.result')}</th>
                <th scope="col">{t('sums.deposited')}</th>
                <th scope="col">{t('sums.withdrawn')}</th>
                <th scope="col">{t('sums.fromVenues')}</th>
                <th scope="col">{t('sums.other')}</th>
                <th scope="col">{t('sums.time')}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((sums) => (
                <SumsRow key={sums.period} name={writePeriod(sums.period)} sums={sums} />
              ))}
            </tbody>
            <tfoot>
              <SumsRow name={t('sums.total')} sums={data.total} />
            </tfoot>
          </table>
        </div>
      ) : null}
    </section>
  )
}

function SumsRow({ name, sums }: { readonly name: string; readonly sums: Sums }) {
  const { locale } = useSite()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{new Intl.NumberFormat(locale).format(sums.rounds)}</td>
      <td>{formatMoney(sums.staked, locale)}</td>
      <td>{formatMoney(sums.won, locale)}</td>
      <td>{formatMoney(sums.ofHouse, locale)}</td>
      <td>{formatMoney(sums.netResult, locale)}</td>
      <td>{formatMoney(sums.deposited, locale)}</td>
      <td>{formatMoney(sums.withdrawn, locale)}</td>
      <td>{formatMoney(sums.fromVenues, locale)}</td>
      <td>{formatMoney(sums.other, locale)}</td>
      <td>{writeValue({ minutes: sums.minutesSignedIn }, locale)}</td>
    </tr>
  )
}
