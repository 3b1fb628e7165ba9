import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getVenuePlay } from '#contract/play-v1/venue-play.ts'
import { EXCLUSION_REFUSALS } from '#contract/shapes/exclusions.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/play.route.ts'
import { useAdultAnswer } from '../../shell/adult-answer.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { recordLaunch, takeLaunch } from '../../shell/launch/launch-game.ts'
import { paths, type PlayMode } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

type Game = Route.ComponentProps['loaderData']

/** Where the player is signed in at a terminal, which keeps them from play on the web. */
type Sitting = ReplyOf<typeof getVenuePlay>['sitting']

/** Opens the game and goes there, once the question about age is answered. The page is only seen for as long as that takes. */
export default function Launching({ data: { game, locale, errors }, mode }: { data: Game; mode: PlayMode }) {
  const t = useTranslations('play')
  const { recentlyPlayedMax } = useSite()
  const isAdult = useAdultAnswer()
  const [failed, setFailed] = useState<Failed>()
  const [sitting, setSitting] = useState<Sitting>(null)

  useEffect(() => {
    if (!isAdult) return undefined
    let isLeft = false
    const input = { gameKey: game.key, mode, locale }
    void takeLaunch(input).then((launch) => {
      if (isLeft) return
      if (launch.ok) {
        if (launch.isGame) recordLaunch(input, recentlyPlayedMax)
        // Replaced, so that "back" leads to the lobby and not into a second launch.
        return location.replace(launch.address)
      }
      if (launch.status === 401) return location.assign(paths.login(locale, paths.play(locale, game.key, mode)))
      setFailed(launch)
      if (launch.code === 'ERR_PLAYING_BLOCKED')
        void api(getVenuePlay, { query: {} }).then((answer) => {
          if (!isLeft && answer.ok) setSitting(answer.data.sitting)
        })
    })
    return () => {
      isLeft = true
    }
  }, [isAdult, game.key, mode, locale, recentlyPlayedMax])

  return (
    <main className="page-width" id="content">
      <div className="narrow page-state" aria-live="polite">
        <img src={game.iconUrl} alt="" width={180} height={120} className="game-page-thumb" />
        <h1>{game.name}</h1>
        {failed ? (
          <>
            {sitting ? <p>{t('atTerminal', { venue: sitting.venueName, terminal: sitting.terminal })}</p> : null}
            {sitting ? null : <Failure failed={failed} texts={errors} />}
            {sitting ? (
              <Link className={buttonClass('primary', 'large')} to={paths.venues(locale)}>
                {t('toTerminal')}
              </Link>
            ) : null}
            {isExclusion(failed.code) ? (
              <Link className={buttonClass('primary', 'large')} to={paths.exclusion(locale)}>
                {t('toExclusion')}
              </Link>
            ) : null}
            <Link className={buttonClass('ghost', 'large')} to={paths.game(locale, game.key)}>
              {t('back')}
            </Link>
          </>
        ) : (
          <>
            <span className="spinner spinner-large" aria-hidden="true" />
            <p>{t('launching')}</p>
          </>
        )}
      </div>
    </main>
  )
}

/** Refusals whose receipt and countdown are on a page of their own. */
function isExclusion(code: string): boolean {
  return (EXCLUSION_REFUSALS as readonly string[]).includes(code)
}
