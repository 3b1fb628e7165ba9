import { formatMoney } from '#money'
import type { BetPageData } from '../../server/page-data.ts'
import { createSay, element } from '../play/page.ts'
import type { PastRound } from './controller.ts'

/** Rounds of this visit, the newest first, each with the way to its proof. */
export function fillHistory(data: BetPageData, past: readonly PastRound[]): Node[] {
  const say = createSay(data)
  if (past.length === 0) return [element('p', say('historyNone'))]
  const head = [say('playedAt'), say('stake'), say('win'), say('result')].map((text) => element('th', text))
  const rows = past.map(({ round, result }) => {
    const link = document.createElement('a')
    link.href = `/verify?lang=${data.language}&roundId=${encodeURIComponent(round.roundId)}`
    link.target = '_blank'
    link.rel = 'noopener'
    link.className = 'link'
    link.textContent = new Date(round.playedAt).toLocaleTimeString(data.language)
    link.setAttribute('aria-label', `${say('verifyTitle')} ${link.textContent}`)
    return element('tr', [
      element('td', [link]),
      element('td', formatMoney(round.stake, data.language)),
      element('td', formatMoney(round.win, data.language)),
      element('td', result),
    ])
  })
  const table = element('table', [element('thead', [element('tr', head)]), element('tbody', rows)])
  return [element('div', [table], 'wide')]
}
