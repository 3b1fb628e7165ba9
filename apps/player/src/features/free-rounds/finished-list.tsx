import { useFormatter, useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { FreeRounds, GameShown } from './free-rounds.ts'

type Props = { readonly rows: readonly FreeRounds[]; readonly games: readonly GameShown[] }

/** Finished free rounds: number of wins, and their result. */
export function FinishedList({ rows, games }: Props) {
  const t = useTranslations('freeRounds')
  return (
    <section className="panel" aria-labelledby="free-rounds-over">
      <h2 id="free-rounds-over">{t('over')}</h2>
      <ul className="free-rounds-over">
        {rows.map((row) => (
          <Row key={row.relationId} row={row} game={games.find(({ key }) => key === row.gameKey)} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row, game }: { readonly row: FreeRounds; readonly game: GameShown | undefined }) {
  const t = useTranslations('freeRounds')
  const format = useFormatter()
  const { locale } = useSite()
  const { state, rounds, used, results, converted, winTo, endedAt } = row
  const wins = results.filter((hasWon) => hasWon === true).length
  const came = converted?.amount ?? (winTo === 'bonus' ? row.toBonus : row.toCash)
  const into = converted?.to ?? winTo
  return (
    <li>
      <span>
        <b>{t('nameOf', { rounds, name: game?.name ?? row.name })}</b>
        <small>
          {t(`states.${state}`, {
            date: endedAt ? format.dateTime(new Date(endedAt), { dateStyle: 'medium' }) : '',
          })}
          {used > 0 ? ` · ${t('winsOf', { wins, used })}` : null}
        </small>
      </span>
      <span>
        <b>{formatMoney(came, locale)}</b>
        {came.amountMinor > 0 ? <small>{t(`into.${into}`)}</small> : null}
      </span>
    </li>
  )
}
