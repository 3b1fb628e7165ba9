import type { CrashFrame, CrashFrameBet } from '#contract/play-v1/crash-stream.ts'
import { byId, element } from '../play/page.ts'
import { scoreTeams, teamOf, type TeamScore } from './teams.ts'
import type { CrashWords } from './words.ts'

const ROWS_MAX = 40
const TEAM_NAMES = ['teamYellow', 'teamBlue', 'teamGreen', 'teamRed'] as const

/** The table of bets of this round, largest stakes first, the player's own marked. */
export function createOthers(words: CrashWords, isOwn: (idTail: string) => boolean, hasTeams: boolean) {
  const table = byId('others')
  const nobody = byId('nobody')
  const board = hasTeams ? byId('teams') : undefined
  let bets = new Map<string, CrashFrameBet>()
  let roundId: string | undefined
  let isOver = false

  function rowOf([id, alias, stakeMinor, cashOut, winMinor]: CrashFrameBet): HTMLElement {
    const isMine = isOwn(id)
    const name = isMine ? words.crash('you') : words.crash('playerName', { alias })
    const state = cashOut > 0 ? words.times(cashOut) : words.crash(isOver ? 'gone' : 'inGame')
    const row = element(
      'tr',
      [
        element('th', name),
        element('td', state, cashOut > 0 ? 'out' : isOver ? 'gone' : 'in'),
        element('td', words.money(cashOut > 0 ? winMinor : stakeMinor), 'sum'),
      ],
      isMine ? 'mine' : '',
    )
    row.firstElementChild?.setAttribute('scope', 'row')
    if (hasTeams) row.dataset['team'] = String(teamOf(alias))
    return row
  }

  function lineOf({ team, riding, best }: TeamScore): HTMLElement {
    const line = element('li', [
      element('b', words.crash(TEAM_NAMES[team])),
      element('span', words.crash('teamRiding', { count: riding })),
      element('em', best === undefined ? '–' : words.times(best)),
    ])
    line.dataset['team'] = String(team)
    return line
  }

  return {
    hear({ p, d, r }: CrashFrame): void {
      const wasOver = isOver
      isOver = r?.s === 'crashed' || r?.s === 'settled'
      if (r?.id !== roundId || p) bets = new Map()
      for (const bet of [...(p ?? []), ...(d ?? [])]) bets.set(bet[0], bet)
      if (!p && !d && r?.id === roundId && wasOver === isOver) return
      roundId = r?.id
      this.write()
    },
    write(): void {
      const rows = [...bets.values()].toSorted((a, b) => b[2] - a[2]).slice(0, ROWS_MAX)
      rows.sort((a, b) => Number(isOwn(b[0])) - Number(isOwn(a[0])))
      table.replaceChildren(...rows.map(rowOf))
      nobody.hidden = rows.length > 0
      board?.replaceChildren(...scoreTeams([...bets.values()]).map(lineOf))
    },
  }
}
