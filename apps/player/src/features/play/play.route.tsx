import { lazy, Suspense, useEffect } from 'react'
import { data, Link, Outlet, redirect, useSearchParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { showGamePlan } from '#contract/onling-v2/manage-online-game.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/play.route.ts'
import { anonymousApi, hasSession, hasSignedInBefore } from '../../shell/call-api.server.ts'
import { smallCover } from '../../shell/cover.ts'
import { describePage } from '../../shell/describe-page.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths, type PlayMode } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { textsOf } from '../../shell/texts.server.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { aboutGame } from './about-game.server.ts'
import { GamePlan } from './game-plan.tsx'
import { PlayForMoney } from './play-for-money.tsx'
import { ShareGame } from './share-game.tsx'
import { useReadGame } from './note-game.ts'

// The page of a game that only shows it launches nothing.
const Launching = lazy(() => import('./launching.tsx'))

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
  return { ...parts, texts, game, about: aboutGame(game, parts.locale), plan: plan?.ok ? plan.data : undefined }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const { game, appName } = loaderData
  return describePage({
    ...loaderData,
    name: `${game.name} · ${appName}`,
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
      {mode ? (
        <Suspense>
          <Launching data={loaderData} mode={mode} />
        </Suspense>
      ) : (
        <GameCard data={loaderData} />
      )}
    </MoreTexts>
  )
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
