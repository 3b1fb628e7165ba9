import { useFormatter, useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../../shell/site.ts'
import type { Detail } from './use-detail.ts'

type Round = Detail['rounds']['rows'][number]
type Props = {
  readonly detail: Detail
  readonly nameOf: (gameKey: string) => string
  readonly onOlder: (cursor: string) => Promise<unknown>
}

/** Rounds since the bonus was accepted: what each counted, and under each that did not, why. */
export function BonusRounds({ detail: { rounds, award }, nameOf, onOlder }: Props) {
  const t = useTranslations('bonuses')
  const { nextCursor } = rounds
  return (
    <section className="panel" aria-labelledby="bonuses-rounds">
      <h2 id="bonuses-rounds">{t('rounds')}</h2>
      {rounds.rows.length === 0 ? <p>{t('noRounds')}</p> : null}
      <ul className="bonuses-rounds">
        {rounds.rows.map((round) => (
          <li key={round.roundId}>
            <BonusRound round={round} endedAt={award.endedAt} name={nameOf(round.gameKey)} />
          </li>
        ))}
      </ul>
      {nextCursor ? (
        <Button variant="ghost" onClick={() => void onOlder(nextCursor)}>
          {t('olderRounds')}
        </Button>
      ) : null}
    </section>
  )
}

function BonusRound({ round, endedAt, name }: { round: Round; endedAt: string | null; name: string }) {
  const t = useTranslations('bonuses')
  const { locale } = useSite()
  const format = useFormatter()
  const second = (at: string) => format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })
  const { playedAt, stake, lent, counted, whyNot, percent } = round
  return (
    <>
      <span>
        <b>{name}</b>
        <small>
          <time dateTime={playedAt}>{second(playedAt)}</time> · {t('roundStake', { stake: formatMoney(stake, locale) })}
          {lent.amountMinor > 0 ? ` · ${t('fromBonus', { amount: formatMoney(lent, locale) })}` : null}
        </small>
      </span>
      <span>
        <b>{formatMoney(counted, locale)}</b>
        <small>{t(counted.amountMinor > 0 ? 'isCounted' : 'isNotCounted')}</small>
      </span>
      {whyNot ? (
        <p>
          {t(`whyNot.${whyNot}`, {
            percent: percent ?? 0,
            played: second(playedAt),
            ended: endedAt ? second(endedAt) : '',
          })}
        </p>
      ) : null}
    </>
  )
}
