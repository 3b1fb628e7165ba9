import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Configuration } from '#config/resolve.ts'
import type { Language } from '#config/shapes.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import { writeThemeCss } from '#config/theme.ts'
import { errorTextsIn } from '../../front-door/error-texts.ts'
import type { TextsByLanguage } from '../../front-door/open-texts.ts'
import { PREVIEW_HEADERS, previewPolicy, readTriedLook, withoutScripts } from '../../front-door/preview.ts'
import { announceShutdown, shutdownReader } from './announce-shutdown.ts'
import type { BuiltFiles, Look } from './html.ts'
import type { readPresentations } from './read-presentations.ts'
import { writeBetPage } from './write-bet-page.ts'
import { writeCrashPage } from './write-crash-page.ts'
import { writeGamePage } from './write-game-page.ts'
import { writeMissingPage } from './write-missing-page.ts'

type Needs = {
  readonly settings: {
    readonly apiOrigin: string
    readonly playerOrigin: string
    readonly configuration: Pick<Configuration, 'brand' | 'market'>
  }
  readonly files: BuiltFiles
  readonly games: ReturnType<typeof readPresentations>
  /** Folder of the pictures of symbols. */
  readonly symbols: string
  readonly currentLook: () => Promise<Look>
  /** The brand's live texts that replace the product's. */
  readonly textsNow: () => Promise<TextsByLanguage>
  readonly languageOf: (wanted: string | undefined) => Language
  readonly policyOf: (html: string) => string
}

type PageRequest = { readonly Params: { key: string }; readonly Querystring: { lang?: string; preview?: string } }

/** The page of each game; for a preview token, its frame without scripts in the look that staff preview. */
export function serveGames(app: FastifyInstance, needs: Needs): void {
  const { settings, files, games, symbols, currentLook, textsNow, languageOf, policyOf } = needs
  const { apiOrigin, playerOrigin } = settings
  const { brand, market } = settings.configuration
  const address = addressOf(brand.tone)
  const readShutdowns = shutdownReader(apiOrigin)
  const send = (reply: FastifyReply, html: string, policy = policyOf(html)): FastifyReply =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  const write = async (key: string, language: Language, look: Look): Promise<string | undefined> => {
    const game = games.get(key)
    if (!game) return undefined
    const errors = errorTextsIn(brand, language, await textsNow())
    const page = { language, address, files, look, errors, playerOrigin }
    if (!game.hasBets) return writeGamePage({ ...page, game: game.presentation })
    const bets = game.presentation
    return bets.engine === 'crash'
      ? writeCrashPage({ ...page, game: bets, symbols })
      : writeBetPage({ ...page, game: bets })
  }

  app.get<PageRequest>('/:key', async ({ params: { key }, query: { lang, preview }, ip }, reply) => {
    const language = languageOf(lang)
    const tried = preview === undefined ? undefined : await readTriedLook(apiOrigin, preview, ip)
    const look = tried
      ? { target: brand.target, themeCss: writeThemeCss(tried.look.palette, brand.target) }
      : await currentLook()
    const page = await write(key, language, look)
    if (page === undefined)
      return send(reply.code(404), writeMissingPage({ language, address, files, look, playerOrigin }))
    if (tried) {
      const still = withoutScripts(page)
      reply.removeHeader('x-frame-options').headers(PREVIEW_HEADERS)
      return send(reply, still, previewPolicy(policyOf(still), tried.framedBy))
    }
    const told = { shutdowns: await readShutdowns(), language, timeZone: market.timeZone, now: new Date() }
    return send(reply, announceShutdown(page, told))
  })
}
