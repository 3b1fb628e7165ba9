import type { ReplyOf } from '#contract/call.ts'
import type { listGames as call } from '#contract/play-v1/backoffice.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import type { SwitchNeeds } from './announce-change.ts'
import { listWatches } from './drift/drift.queries.ts'
import { addressOfFile } from './game-files.ts'
import { findSwitches } from './game-catalogue.queries.ts'
import { picturesOf, provider } from './list-games.ts'
import { gamesInOrder } from './shelf.ts'
import { listPresentOf } from './versions.queries.ts'

/** Every game that players could open, in the general order, with all settings of staff. */
export async function listGamesForStaff({
  db,
  switches,
}: Pick<SwitchNeeds, 'db' | 'switches'>): Promise<ReplyOf<typeof call>> {
  const shelf = switches.shelf()
  const moves = new Map((await findSwitches(db)).map((row) => [row.gameKey, row]))
  const entries = gamesInOrder(shelf)
  const keys = entries.map(({ key }) => key)
  const versions = (await listPresentOf(db, keys)).filter(({ deletedAt }) => deletedAt === null)
  const watches = new Map((await listWatches(db)).map((row) => [row.gameKey, row]))
  const games = entries.flatMap((entry) => {
    const { key, name, engine, declaredRtp, volatility } = entry
    const found = loadDefinition(key)
    const sheet = switches.judgeSheet(key)
    if (!found || !sheet) return []
    const moved = moves.get(key)
    const watch = watches.get(key)
    const { legalTexts, isPlanVisible, bonusPercent } = shelf.settingOf(key)
    const plan = shelf.fileOf(key, 'plan')
    const version = versions.find(
      (row) =>
        row.gameKey === key &&
        row.definitionHash === sheet.definitionHash &&
        row.mathematicsHash === sheet.mathematicsHash,
    )
    return [
      {
        key,
        name: name.cs,
        engine,
        rtp: declaredRtp ?? '',
        volatility,
        maxWinX: Number(found.definition.declared.maxWinX),
        definitionHash: found.definitionHash,
        mathematicsHash: sheet.mathematicsHash,
        isSheetGreen: sheet.isGreen,
        isOffered: switches.isOffered(key),
        version: version?.number ?? null,
        provider: provider.normalizedName,
        tags: [...shelf.tagsOf(entry)],
        legalTexts: Object.entries(legalTexts).map(([language, text]) => ({ language: language as 'cs', text })),
        isGamePlanVisible: isPlanVisible,
        bonusPercent,
        ...picturesOf(shelf, key),
        hasOwnIcon: shelf.fileOf(key, 'icon') !== undefined,
        hasOwnCover: shelf.fileOf(key, 'cover') !== undefined,
        gamePlanUrl: plan ? addressOfFile(plan) : null,
        drift: watch ? (watch.alarmAt ? ('alarm' as const) : ('watching' as const)) : ('none' as const),
        isEnabled: (moved?.isEnabled ?? true) && sheet.isGreen,
        changedAt: moved?.changedAt.toISOString() ?? null,
        changedBy: moved?.changedBy ?? null,
        explanation: moved?.explanation ?? null,
      },
    ]
  })
  return { games }
}
