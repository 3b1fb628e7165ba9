import type { ReplyOf } from '#contract/call.ts'
import type { getSheet } from '#contract/games-v3/staff-games.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { makeParSheet } from '#games/catalogue/par-sheet.ts'
import { refuse as refuseByCode, type Refuse } from '../kernel/index.ts'
import type { SwitchNeeds } from './announce-change.ts'

const refuse: Refuse<typeof getSheet> = refuseByCode

/** The par sheet of a game as `npm run games:sheet` prints it, and whether it is green. */
export function readSheet({ switches }: Pick<SwitchNeeds, 'switches'>, gameKey: string): ReplyOf<typeof getSheet> {
  const entry = listCatalogue().find(({ key }) => key === gameKey)
  const sheet = entry && loadDefinition(gameKey) ? makeParSheet(entry) : undefined
  const judged = switches.judgeSheet(gameKey)
  if (!sheet || !judged) return refuse('ERR_GAME_NOT_FOUND')
  return {
    gameKey,
    engine: sheet.engine,
    definitionHash: judged.definitionHash,
    mathematicsHash: judged.mathematicsHash,
    buildHash: judged.buildHash,
    isGreen: judged.isGreen,
    problems: [...judged.problems],
    figures: sheet.figures.map(({ name, value }) => ({ name, value })),
    tables: sheet.tables.map(({ title, head, rows }) => ({
      title,
      head: [...head],
      rows: rows.map((row) => [...row]),
    })),
  }
}
