import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getPlayStatistics } from '#contract/play-v1/limits.ts'
import { formatMoney } from '#money'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api } from '../../shell/api.ts'
import { Reading } from '../../shell/reading.tsx'
import { useSite } from '../../shell/site.ts'
import { writeValue } from './write-value.ts'

const COLUMNS = [
  'rounds',
  'staked',
  'won',
  'ofHouse',
  'result',
  'deposited',
  'withdrawn',
  'fromVenues',
  'other',
  'time',
] as const

type Sums = ReplyOf<typeof getPlayStatistics>['total']

/** Money and play of the last 90 days, by day or by month: the basis for choosing a limit. */
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
  // Noon, so that no time zone shifts the period.
  const writePeriod = (period: string) =>
    by === 'day'
      ? format.dateTime(new Date(`${period}T12:00:00Z`), { dateStyle: 'medium' })
      : format.dateTime(new Date(`${period}-15T12:00:00Z`), { month: 'long', year: 'numeric' })

  return (
    <section className="panel" aria-labelledby="play-sums" aria-busy={status === 'pending'}>
      <h2 id="play-sums">{t('sums.title')}</h2>
      <p className="quiet-text">{t('sums.intro')}</p>
      <p className="quiet-text">{t('sums.what')}</p>
      <div className="segments">
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
        <Table
          label={t('sums.title')}
          head={
            <tr>
              <th scope="col">{t('sums.period')}</th>
              {COLUMNS.map((column) => (
                <NumberHeader key={column}>{t(`sums.${column}`)}</NumberHeader>
              ))}
            </tr>
          }
          foot={<SumsRow name={t('sums.total')} sums={data.total} />}
        >
          {data.rows.map((sums) => (
            <SumsRow key={sums.period} name={writePeriod(sums.period)} sums={sums} />
          ))}
        </Table>
      ) : null}
    </section>
  )
}

function SumsRow({ name, sums }: { readonly name: string; readonly sums: Sums }) {
  const { locale } = useSite()
  return (
    <tr>
      <th scope="row">{name}</th>
      <NumberCell>{new Intl.NumberFormat(locale).format(sums.rounds)}</NumberCell>
      <NumberCell>{formatMoney(sums.staked, locale)}</NumberCell>
      <NumberCell>{formatMoney(sums.won, locale)}</NumberCell>
      <NumberCell>{formatMoney(sums.ofHouse, locale)}</NumberCell>
      <NumberCell>{formatMoney(sums.netResult, locale)}</NumberCell>
      <NumberCell>{formatMoney(sums.deposited, locale)}</NumberCell>
      <NumberCell>{formatMoney(sums.withdrawn, locale)}</NumberCell>
      <NumberCell>{formatMoney(sums.fromVenues, locale)}</NumberCell>
      <NumberCell>{formatMoney(sums.other, locale)}</NumberCell>
      <NumberCell>{writeValue({ minutes: sums.minutesSignedIn }, locale)}</NumberCell>
    </tr>
  )
}
