import { formatMoney } from '#money'
import type { GamePageData } from '../../server/page-data.ts'
import { createSay, element } from './page.ts'
import type { Round, SessionState } from './play-calls.ts'

/** A round that is over, for the list of this visit. */
export type PastRound = { readonly round: Round; readonly result: string }

/** A line of that list: a round, or a bet on a shared round. */
export type PastLine = {
  /** Id of the round that is proved. */
  readonly roundId: string
  /** ISO 8601. */
  readonly playedAt: string
  readonly stake: Round['stake']
  readonly win: Round['win']
  /** How it ended, in words. */
  readonly result: string
}

/** The line of a round of the player's own. */
export function lineOf({ round, result }: PastRound): PastLine {
  return { roundId: round.roundId, playedAt: round.playedAt, stake: round.stake, win: leftOf(round), result }
}

type Needs = {
  readonly data: Pick<GamePageData, 'texts' | 'language'>
  readonly session: Pick<SessionState, 'mode' | 'lobbyUrl'>
  readonly past: readonly PastLine[]
}

/**
 * Rounds of this visit, the newest first, each with a link to its proof; for money, a link to all rounds of the player.
 */
export function fillHistory({ data, session, past }: Needs): Node[] {
  const say = createSay(data)
  const all = session.mode === 'real' ? [allRounds(say('allRounds'), `${session.lobbyUrl}/account`)] : []
  if (past.length === 0) return [element('p', say('historyNone')), ...all]
  const head = [say('playedAt'), say('stake'), say('win')].map((text) => element('th', text))
  const rows = past.flatMap(({ roundId, playedAt, stake, win, result }) => {
    const link = document.createElement('a')
    link.href = `/verify?lang=${data.language}&roundId=${encodeURIComponent(roundId)}`
    link.target = '_blank'
    link.rel = 'noopener'
    link.className = 'link'
    link.textContent = new Date(playedAt).toLocaleTimeString(data.language)
    link.setAttribute('aria-label', `${say('verifyTitle')} ${link.textContent}`)
    const figures = [link, ...[stake, win].map((amount) => formatMoney(amount, data.language))]
    const words = element('td', result) as HTMLTableCellElement
    words.colSpan = head.length
    return [
      element(
        'tr',
        figures.map((one) => element('td', [one])),
        'has-words',
      ),
      element('tr', [words], 'words'),
    ]
  })
  const table = element('table', [element('thead', [element('tr', head)]), element('tbody', rows)])
  return [element('div', [table], 'wide'), ...all]
}

/** The final win of a round: its win, or the rest after the risk. */
export function leftOf({ win, risk }: Pick<Round, 'win' | 'risk'>): Round['win'] {
  return risk ? { ...win, amountMinor: risk.winMinor } : win
}

function allRounds(text: string, href: string): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener'
  link.className = 'link'
  link.textContent = text
  return element('p', [link])
}
