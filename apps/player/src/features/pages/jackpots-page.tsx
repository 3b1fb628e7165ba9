import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { listJackpots, listJackpotWins } from '#contract/play-v1/jackpots.ts'
import { formatMoney } from '#money'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { PageBlocks } from '../../shell/page-texts/page-prose.tsx'
import type { PageText } from '../../shell/page-texts/page-text.ts'

type Pool = ReplyOf<typeof listJackpots>['pools'][number]
type Win = ReplyOf<typeof listJackpotWins>['rows'][number]
type Game = { readonly key: string; readonly name: string; readonly iconUrl: string; readonly rtp: string }

type Props = {
  readonly found: {
    readonly intro: PageText
    readonly pools: readonly Pool[]
    readonly wins: readonly Win[]
    readonly games: readonly Game[]
  }
}

/** Every jackpot with its amount, odds, share of the return and games; then past wins, without names. */
export function JackpotsPage({ found: { intro, pools, wins, games } }: Props) {
  const t = useTranslations('jackpots')
  return (
    <main className="page-width" id="content">
      <article className="prose">
        <h1>{t('title')}</h1>
        <PageBlocks blocks={intro.blocks} />
        {pools.length === 0 ? <p>{t('none')}</p> : null}
      </article>
      {pools.map((pool) => (
        <PoolCard key={pool.poolId} pool={pool} games={games.filter(({ key }) => pool.gameKeys.includes(key))} />
      ))}
      {pools.length > 0 || wins.length > 0 ? <WinList wins={wins} games={games} /> : null}
    </main>
  )
}

function PoolCard({ pool, games }: { readonly pool: Pool; readonly games: readonly Game[] }) {
  const t = useTranslations('jackpots')
  const { locale, signedIn } = useSite()
  const { poolId, name, level, contributionPpm, seedMinor, oneInMinor, addedReturnPpm } = pool
  const percent = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: level.currency }, locale)
  return (
    <section className="jackpot-part" id={poolId} aria-labelledby={`name-${poolId}`}>
      <header>
        <h2 id={`name-${poolId}`}>{name}</h2>
        <p>
          <span className="visually-hidden">{t('holds')}</span> <b>{formatMoney(level, locale)}</b>
        </p>
      </header>
      <p>
        {t('rule', {
          share: percent.format(contributionPpm / 10_000),
          seed: money(seedMinor),
          odds: money(oneInMinor),
        })}
      </p>
      <p>
        {t('adds', { added: percent.format(addedReturnPpm / 10_000) })} {t('part')}
      </p>
      <h3>{t('games')}</h3>
      <ul>
        {games.map((game) => (
          <li key={game.key}>
            <Link to={signedIn ? paths.play(locale, game.key, 'real') : paths.game(locale, game.key)}>
              <img src={game.iconUrl} width={96} height={64} alt="" loading="lazy" />
              <span>
                {game.name}
                <small>
                  RTP {percent.format(Number(game.rtp))} % + {percent.format(addedReturnPpm / 10_000)} %
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WinList({ wins, games }: { readonly wins: readonly Win[]; readonly games: readonly Game[] }) {
  const t = useTranslations('jackpots')
  const { locale, timeZone } = useSite()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const nameOf = (gameKey: string) => games.find(({ key }) => key === gameKey)?.name ?? gameKey
  return (
    <section className="jackpot-part">
      <h2>{t('wins')}</h2>
      {wins.length === 0 ? <p>{t('noWins')}</p> : null}
      <ol className="jackpot-part-won">
        {wins.map(({ poolId, name, gameKey, win, wonAt }) => (
          <li key={poolId + wonAt}>
            <b>{t('wonIn', { amount: formatMoney(win, locale), game: nameOf(gameKey) })}</b>
            <small>
              {name} · <time dateTime={wonAt}>{day.format(new Date(wonAt))}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
