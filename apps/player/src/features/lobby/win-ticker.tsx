import { memo, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { formatMoney, type Money } from '#money'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { LobbyGame } from './lobby-game.ts'

type Win = { readonly gameKey: string; readonly win: Money; readonly at: string }

const MOVES_FROM = 5

/**
 * Settled wins of the last day, without names; each links to its game. Paused on hover, by its button and with
 * prefers-reduced-motion.
 */
export default memo(function WinTicker({ wins, games }: { wins: readonly Win[]; games: readonly LobbyGame[] }) {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  const [isPaused, setIsPaused] = useState(false)
  const byKey = new Map(games.map((game) => [game.key, game]))
  const known = wins.flatMap((win) => {
    const game = byKey.get(win.gameKey)
    return game ? [{ ...win, game }] : []
  })
  if (known.length === 0) return null
  const moves = known.length >= MOVES_FROM
  const line = (isCopy: boolean) =>
    known.map(({ game, win, at }) => (
      <li key={`${game.key}-${at}-${String(isCopy)}`} aria-hidden={isCopy || undefined}>
        <a href={paths.game(locale, game.key)} tabIndex={isCopy ? -1 : undefined}>
          <img src={game.iconUrl} alt="" width={39} height={26} loading="lazy" />
          {game.name} <b>{formatMoney(win, locale)}</b>
        </a>
      </li>
    ))
  return (
    <section className={`win-ticker${isPaused || !moves ? ' is-paused' : ''}`} aria-label={t('recentWins')}>
      <button
        type="button"
        aria-pressed={isPaused}
        aria-label={t('pauseWins')}
        onClick={() => setIsPaused((paused) => !paused)}
      >
        <i />
        {t('wins')}
      </button>
      <ul>
        {line(false)}
        {moves ? line(true) : null}
      </ul>
    </section>
  )
})
