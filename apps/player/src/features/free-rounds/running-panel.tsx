import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { FreeRounds, GameShown, Into } from './free-rounds.ts'
import { GameChoice } from './game-choice.tsx'
import { Pips } from './pips.tsx'

type Props = {
  readonly rounds: FreeRounds
  readonly games: readonly GameShown[]
  readonly onChange: (relationId: string, into: Into) => Promise<void>
}

/** Accepted rounds: remaining rounds, wins and where they are credited, and a link to the game. */
export function RunningPanel({ rounds: one, games, onChange }: Props) {
  const t = useTranslations('freeRounds')
  const format = useFormatter()
  const { locale } = useSite()
  const id = useId()
  const { gameKey, rounds, used, results, stake, endsAt, isPlayable } = one
  const game = games.find(({ key }) => key === gameKey)
  const money = (amount: FreeRounds['won']) => formatMoney(amount, locale)
  const wins = results.filter((hasWon) => hasWon === true).length
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="free-rounds-head">
        {game ? <img src={game.iconUrl} alt="" width={64} height={64} /> : null}
        <h2 id={id}>{game?.name ?? one.name}</h2>
      </div>
      <p className="bonuses-left">
        <span>{t('left')}</span>
        <b>{t('leftOf', { left: rounds - used, rounds })}</b>
      </p>
      <Pips rounds={one} />
      <p className="note">
        {t('pipsAre', {
          stake: money(stake),
          until: format.dateTime(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      <dl className="bonuses-facts">
        <div>
          <dt>{t('played')}</dt>
          <dd>{t('countOfRounds', { count: used })}</dd>
        </div>
        <div>
          <dt>{t('withWin')}</dt>
          <dd>{wins}</dd>
        </div>
        <div>
          <dt>{t('won')}</dt>
          <dd>{money(one.won)}</dd>
        </div>
      </dl>
      <WhereItIs rounds={one} />
      {isPlayable && gameKey ? (
        <div className="button-row">
          <Link className={buttonClass('primary', 'large')} to={paths.play(locale, gameKey, 'real')}>
            {t(used === 0 ? 'play' : 'playOn')}
          </Link>
        </div>
      ) : (
        <OtherGame rounds={one} games={games} onChange={onChange} />
      )}
    </section>
  )
}

/** The part of the wins on the account, and the rest. */
function WhereItIs({ rounds: { toCash, toBonus, won, winTo } }: { readonly rounds: FreeRounds }) {
  const t = useTranslations('freeRounds')
  const { locale } = useSite()
  const money = (amount: FreeRounds['won']) => formatMoney(amount, locale)
  const above = won.amountMinor - toCash.amountMinor
  return (
    <>
      {toCash.amountMinor > 0 ? <p>{t('onAccount', { amount: money(toCash) })}</p> : null}
      {winTo === 'bonus' && toBonus.amountMinor > 0 ? <p>{t('keptForBonus', { amount: money(toBonus) })}</p> : null}
      {winTo === 'cash' && above > 0 ? <p>{t('aboveCap', { amount: money({ ...won, amountMinor: above }) })}</p> : null}
    </>
  )
}

/** The chosen game cannot be played now: the remaining rounds move to another game of the offer. */
function OtherGame({ rounds: { relationId, gameKeys, gameKey }, games, onChange }: Props) {
  const t = useTranslations('freeRounds')
  const others = games.filter(({ key }) => gameKeys.includes(key) && key !== gameKey)
  const [chosen, choose] = useState(others[0]?.key ?? '')
  const [isBusy, setBusy] = useState(false)
  const game = others.find(({ key }) => key === chosen)
  return (
    <>
      <p role="status">{t(game ? 'gameIsOff' : 'gameIsOffAlone')}</p>
      {game ? (
        <>
          <GameChoice games={others} chosen={chosen} onChoose={choose} />
          <Button
            isLoading={isBusy}
            onClick={() => {
              setBusy(true)
              void onChange(relationId, { kind: 'free-rounds', gameKey: game.key }).finally(() => setBusy(false))
            }}
          >
            {t('moveTo', { game: game.name })}
          </Button>
        </>
      ) : null}
    </>
  )
}
