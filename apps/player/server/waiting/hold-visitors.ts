import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '#config/brand.ts'
import { isDataOfPage, sendToWholePage } from '../../package-internals/whole-page.ts'
import { isAlwaysReachable } from './always-reachable.ts'
import type { LineSite } from './duty.ts'
import { openLine } from './waiting-line.ts'
import { WAITING_POLICY, writeWaitingPage } from './waiting-page.ts'
import { passesOf } from './waiting-pass.ts'

/** How long a visitor stays let in after their last page. */
const IN_MS = 15 * 60_000
const AGAIN_MIN_S = 10
const AGAIN_MAX_S = 30

export type VisitorLimit = {
  /** New visitors that one process lets in each second. */
  readonly perSecond: number
  /** Key that signs places in the line; the same for all processes of the site. */
  readonly key: string | undefined
}

export type Holding = {
  /**
   * True when the visitor must wait; the response is sent then. Otherwise they are in, with a new cookie where needed.
   */
  readonly hold: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  readonly waiting: () => number
}

/**
 * Makes new visitors wait in line when there are more than the site can serve: a bounded number is let in each second,
 * first come, first served. Signed-in players never wait, so play goes on; neither do data requests of visitors who are
 * in, nor help, exclusion and the other pages that must always be reachable.
 */
export function holdVisitors(
  { perSecond, key = randomBytes(32).toString('base64url') }: VisitorLimit,
  site: {
    readonly shown: LineSite
    /** Version key of the look of the waiting page. */
    readonly lookKey: () => string
    /** Whether a visitor is signed in; a cookie alone proves nothing. */
    readonly isSignedIn: (visitor: { readonly ip: string; readonly cookie: string | undefined }) => Promise<boolean>
    readonly isSecure: boolean
    readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
    readonly now?: () => number
  },
): Holding {
  const { shown, lookKey, isSignedIn, isSecure, log, now = Date.now } = site
  const line = openLine({ perSecond, now, newId: () => randomBytes(9).toString('base64url') })
  const passes = passesOf(key, { isSecure })
  let isLong = false
  const tellLog = (): void => {
    const waits = line.size() > 0
    if (waits && !isLong) log.warn('more visitors come than are let in: they wait in line')
    if (!waits && isLong) log.info('nobody waits in line any more')
    isLong = waits
  }
  const letIn = (reply: FastifyReply): false => {
    void reply.header('set-cookie', passes.write({ inUntil: now() + IN_MS }))
    return false
  }
  return {
    waiting: line.size,
    async hold(request, reply) {
      const { cookie } = request.headers
      const url = new URL(request.url, 'http://site')
      const pass = passes.read(cookie)
      const inUntil = pass && 'inUntil' in pass ? pass.inUntil : undefined
      const isOpen = isDataOfPage(url.pathname)
      // A visitor who reads one page for long is still in at the next navigation.
      if (inUntil !== undefined && (isOpen || inUntil > now()))
        return inUntil - now() < IN_MS / 2 ? letIn(reply) : false
      if (isAlwaysReachable(url.pathname)) return false
      if (await isSignedIn({ ip: request.ip, cookie })) return letIn(reply)
      // From an always reachable page to another: as a whole page, which waits in line like any other.
      if (isOpen) {
        if (line.size() === 0) return false
        void sendToWholePage(url, reply)
        return true
      }
      const asked = line.ask(pass && 'place' in pass ? pass.place : undefined)
      tellLog()
      if (asked.isIn) return letIn(reply)
      const again = Math.min(AGAIN_MAX_S, Math.max(AGAIN_MIN_S, Math.ceil(asked.waitSeconds / 4)))
      if (asked.place) void reply.header('set-cookie', passes.write({ place: asked.place }))
      void reply
        .code(503)
        .header('retry-after', again)
        .header('cache-control', 'no-store')
        .header('x-waiting', asked.before)
        .header('content-security-policy', WAITING_POLICY)
        .type('text/html; charset=utf-8')
        .send(writeWaitingPage({ ...shown, lookKey: lookKey() }, languageOf(url.pathname, shown.brand), asked, again))
      return true
    },
  }
}

function languageOf(path: string, { languages, defaultLanguage }: Pick<Brand, 'languages' | 'defaultLanguage'>) {
  const asked = /^\/(?<language>[a-z]{2})(?:\/|$)/.exec(path)?.groups?.['language']
  return languages.find((language) => language === asked) ?? defaultLanguage
}
