import { useEffect, useState } from 'react'
import { data, Link, Outlet, redirect, useSearchParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { showGamePlan } from '#contract/onling-v2/manage-online-game.ts'
import type { ReplyOf } from '#contract/call.ts'
import { getVenuePlay } from '#contract/play-v1/venue-play.ts'
import { EXCLUSION_REFUSALS } from '#contract/shapes/exclusions.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/play.route.ts'
import { useAdultAnswer } from '../../shell/adult-answer.ts'
import { api } from '../../shell/api.ts'
import { anonymousApi, hasSession, hasSignedInBefore } from '../../shell/call-api.server.ts'
import { smallCover } from '../../shell/cover.ts'
import { describePage } from '../../shell/describe-page.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { recordLaunch, takeLaunch } from '../../shell/launch/launch-game.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths, type PlayMode } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { textsOf } from '../../shell/texts.server.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { GamePlan } from './game-plan.tsx'
import { PlayForMoney } from './play-for-money.tsx'
import { ShareGame } from './share-game.tsx'
import { useReadGame } from './note-game.ts'

function readMode(search: URLSearchParams): PlayMode | undefined {
  const mode = search.get('mode')
  return mode === 'demo' || mode === 'real' ? mode : undefined
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'play')
  const mode = readMode(new URL(request.url).searchParams)
  if (mode === 'real' && !hasSession(request)) {
    // A visitor who has never signed in here goes to the registration, others to the sign-in; each page links to the
    // other.
    const toAccount = hasSignedInBefore(request) ? paths.login : paths.register
    throw redirect(toAccount(parts.locale, paths.play(parts.locale, params.gameKey, 'real')))
  }
  const read = anonymousApi(site)
  const [answer, plan] = await Promise.all([
    read(onlineGame.list, { query: { lang: parts.locale } }),
    // Not needed by the page that only launches.
    mode ? undefined : read(showGamePlan, { query: { gameKey: params.gameKey, lang: parts.locale } }),
  ])
  if (!answer.ok) throw new Response(null, { status: 503 })
  const game = answer.data.games.find(({ key }) => key === params.gameKey)
  if (!game) throw data(null, { status: 404 })
  // The texts of the sign-in are for the sheet over the page.
  const texts = hasSession(request) ? parts.texts : { ...parts.texts, ...textsOf(site, parts.locale, ['signIn']) }
  return { ...parts, texts, game, plan: plan?.ok ? plan.data : undefined }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const { game, appName } = loaderData
  return describePage({
    ...loaderData,
    name: `${game.name} · ${appName}`,
    about: `${game.name}: RTP ${game.rtp} %, ${game.provider.name}.`,
    locale: params.locale,
    rest: `/play/${game.key}`,
    picture: `/art/${game.key}/share.jpg`,
  })
}

export default function PlayPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const mode = readMode(search)
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      {mode ? <Launching data={loaderData} mode={mode} /> : <GameCard data={loaderData} />}
    </MoreTexts>
  )
}

/** The player's session at a terminal, which prevents play on the web. */
type Sitting = ReplyOf<typeof getVenuePlay>['sitting']

/**
 * Launches the game and navigates to it, once the question about age is answered. The page is visible only until then.
 */
function Launching({
  data: { game, locale, errors },
  mode,
}: {
  data: Route.ComponentProps['loaderData']
  mode: PlayMode
}) {
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

/** Codes whose receipt and countdown are on a page of their own. */
function isExclusion(code: string): boolean {
  return (EXCLUSION_REFUSALS as readonly string[]).includes(code)
}

function GameCard({ data: { game, locale, plan, errors } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('play')
  const format = useFormatter()
  const { images } = useSite()
  useReadGame(game.key)
  const rtp = format.number(Math.floor(Number(game.rtp) * 100) / 100, { maximumFractionDigits: 2 })
  useEffect(() => {
    void import('../../shell/launch/prefetch-games.ts').then(({ prefetchGame }) => prefetchGame(game.key))
  }, [game.key])
  return (
    <main className="page-width" id="content">
      <div className="game-page">
        <div className="game-page-cover" ref={(cover) => cover?.style.setProperty('--c', game.glow)}>
          <picture>
            <source media="(max-width: 959px)" srcSet={smallCover(game.coverUrl)} />
            <img
              src={game.coverUrl}
              alt=""
              width={images.cover.widthPx}
              height={images.cover.heightPx}
              fetchPriority="high"
              decoding="sync"
            />
          </picture>
        </div>
        <div className="form-rows">
          <h1>{game.name}</h1>
          <dl className="game-page-facts">
            <div>
              <dt>RTP</dt>
              <dd>{rtp} %</dd>
            </div>
            <div>
              <dt>{t('maxWin')}</dt>
              <dd>{format.number(Math.floor(game.maxWinX))}×</dd>
            </div>
          </dl>
          <p className="quiet-text">{t('rtpMeans', { rtp })}</p>
          <div className="button-row">
            <PlayForMoney gameKey={game.key} errors={errors} />
            {game.hasDemo ? (
              <Link className={buttonClass('ghost', 'large')} to={paths.play(locale, game.key, 'demo')}>
                {t('forFun')}
              </Link>
            ) : null}
          </div>
          <ShareGame name={game.name} address={paths.game(locale, game.key)} />
          {plan ? <GamePlan {...plan} /> : null}
          <Link className="text-link" to={paths.lobby(locale)}>
            {t('toLobby')}
          </Link>
        </div>
      </div>
      <Outlet />
    </main>
  )
}
