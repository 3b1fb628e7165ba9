import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import styles from './game-pane.module.css'

type Series = ReplyOf<typeof staffGames.listSeries>['series'][number]

/** The series of a ticket game: on sale at each price, next, and sold out. */
export function GameSeries({ gameKey }: { readonly gameKey: string }) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['games', 'series', gameKey],
    queryFn: () => ask(api(staffGames.listSeries, { query: { gameKey } })),
  })
  const series = query.data?.series.toSorted(byPrice)
  return (
    <section className={layout.section}>
      <h2>{t('series.title')}</h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
      {series?.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('series.none')}</p>
      ) : null}
      {series?.map((one) => (
        <OneSeries key={one.seriesId} series={one} />
      ))}
    </section>
  )
}

const byPrice = (a: Series, b: Series): number => a.price.amountMinor - b.price.amountMinor || a.number - b.number

function OneSeries({ series }: { readonly series: Series }) {
  const { t, language } = useTexts()
  const number = new Intl.NumberFormat(language)
  const { price, sold, tickets, endedAt, root, seed, prizes, madeAt } = series
  return (
    <details className={styles.series}>
      <summary className={joinClasses(layout.row, layout.wrap)}>
        <b>{t('series.one', { number: series.number, price: writeMoney(price) })}</b>
        <Status kind={endedAt ? 'idle' : 'ok'}>
          {t(endedAt ? 'series.ended' : sold > 0 ? 'series.onSale' : 'series.ready')}
        </Status>
        <span className={joinClasses(textStyles.small, textStyles.muted)}>
          {t('series.sold', { sold: number.format(sold), tickets: number.format(tickets) })}
        </span>
      </summary>
      <div className={layout.tablePlace}>
        <Table
          scrolls="around"
          head={
            <tr>
              <th scope="col">{t('series.prize')}</th>
              <NumberHeader scope="col">{t('series.left')}</NumberHeader>
            </tr>
          }
        >
          {prizes.toReversed().map(({ win, left, count }) => (
            <tr key={win.amountMinor}>
              <td>{writeMoney(win)}</td>
              <NumberCell>
                {number.format(left)} / {number.format(count)}
              </NumberCell>
            </tr>
          ))}
        </Table>
      </div>
      <dl className={joinClasses(layout.facts, textStyles.small)}>
        <dt>{t('series.made')}</dt>
        <dd>{writeMoment(madeAt, language)}</dd>
        <dt>{t('series.root')}</dt>
        <dd className={textStyles.code}>{root}</dd>
        {seed ? (
          <>
            <dt>{t('series.seed')}</dt>
            <dd className={textStyles.code}>{seed}</dd>
          </>
        ) : null}
      </dl>
    </details>
  )
}
