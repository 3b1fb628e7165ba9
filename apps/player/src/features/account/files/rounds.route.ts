import { redirect } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { list } from '#contract/onling-v2/online-game.ts'
import { listRounds } from '#contract/play-v1/play.ts'
import type { Route } from './+types/rounds.route.ts'
import { anonymousApi, apiFor, hasSession } from '../../../shell/call-api.server.ts'
import { fileResponse } from '../../../shell/files/file-response.server.ts'
import { readRows } from '../../../shell/files/read-rows.server.ts'
import { csvAmount, writeCsv } from '../../../shell/files/write-csv.ts'
import { paths } from '../../../shell/paths.ts'
import { requireLocale } from '../../../shell/require-locale.ts'
import { siteContext } from '../../../shell/site-context.ts'
import { messagesOf } from '../../../shell/texts.server.ts'
import { periodOfDays, readDays } from '../period.ts'
import { refusedDays } from './refuse-days.ts'
import { writeMoment } from './statement.server.ts'

type Round = ReplyOf<typeof listRounds>['rows'][number]

const ROWS_MAX = 5_000

/** CSV file of the rounds of the days in the query, each with the URL of its proof. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  const { days, wrong } = readDays(new URL(request.url).searchParams)
  if (wrong) return refusedDays(wrong, messagesOf(site, locale).account.period)
  const period = periodOfDays(days, site.market.timeZone)
  const api = apiFor(site, request)
  const read = hasSession(request)
    ? await readRows<Round>((query) => api(listRounds, { query: { ...query, ...period } }), ROWS_MAX)
    : undefined
  if (!read) throw redirect(paths.login(locale, paths.account(locale)))
  const games = await anonymousApi(site)(list, { query: { lang: locale } })
  const names = new Map(games.ok ? games.data.games.map(({ key, name }) => [key, name]) : [])
  const t = messagesOf(site, locale).account
  const { statement } = t
  const content = writeCsv([
    ...(read.isCut ? [[statement.cut]] : []),
    [statement.time, statement.game, t.stake, t.win, statement.currency, t.kinds['free-round'], t.verify],
    ...read.rows.map(({ roundId, gameKey, stake, win, playedAt, isFree }) => [
      writeMoment(playedAt, locale, site.market.timeZone),
      names.get(gameKey) ?? gameKey,
      csvAmount(stake.amountMinor),
      csvAmount(win.amountMinor),
      stake.currency,
      isFree ? statement.yes : '',
      paths.verify(site.gamesOrigin, locale, roundId),
    ]),
  ])
  return fileResponse('csv', ['rounds', days.from, days.to].filter(Boolean).join('-'), content)
}
