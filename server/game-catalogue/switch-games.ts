import { tell } from '../kernel/index.ts'
import type { SwitchNeeds } from './announce-change.ts'
import { changeGames, type Changed } from './change-games.ts'
import * as drift from './drift/drift.queries.ts'
import * as queries from './game-catalogue.queries.ts'
import * as versions from './versions.queries.ts'
import { presentVersionOf } from './versions.ts'

type Asked = { readonly gameKeys: readonly string[]; readonly explanation: string; readonly dryRun?: boolean }

/**
 * Enables games for new rounds in every process. Each needs a green sheet of its present definition and mathematics,
 * which its switch then names, and its version must not have been taken out. A version that nobody has added yet is
 * added. After an alarm of the return a new watch begins.
 */
export async function enableGames(needs: SwitchNeeds, asked: Asked, userId: number): Promise<Changed> {
  const { db, clock, switches } = needs
  const disabled = new Set(await queries.findDisabledKeys(db))
  const known = await versions.listPresentOf(db, asked.gameKeys)
  const stateOf = (gameKey: string) => presentVersionOf(known, switches.judgeSheet(gameKey), gameKey)
  return changeGames(needs, asked, {
    isSame: (gameKey) => !disabled.has(gameKey) && switches.isEnabled(gameKey),
    obstacleOf: (gameKey) => {
      if (switches.judgeSheet(gameKey)?.isGreen !== true) return 'ERR_NO_GREEN_SHEET'
      return stateOf(gameKey) === 'deleted' ? 'ERR_VERSION_DELETED' : undefined
    },
    write: async (tx, gameKeys) => {
      const changedAt = clock.now()
      for (const gameKey of gameKeys) {
        const sheet = switches.judgeSheet(gameKey)
        if (!sheet) continue
        if (stateOf(gameKey) === 'unknown')
          await versions.addVersion(tx, { gameKey, sheet, userId, at: changedAt, explanation: asked.explanation })
        await queries.saveSwitch(tx, gameKey, { isEnabled: true, changedAt, changedBy: userId, ...asked, sheet })
        await drift.endAlarmed(tx, gameKey, changedAt)
      }
      await tell(tx, 'game-catalogue.games-switched', { gameKeys, isEnabled: true })
    },
  })
}

/** Switches games off for new rounds in every process. A round in flight settles. */
export async function disableGames(needs: SwitchNeeds, asked: Asked, userId: number): Promise<Changed> {
  const disabled = new Set(await queries.findDisabledKeys(needs.db))
  return changeGames(needs, asked, {
    isSame: (gameKey) => disabled.has(gameKey),
    write: async (tx, gameKeys) => {
      const changedAt = needs.clock.now()
      for (const gameKey of gameKeys)
        await queries.saveSwitch(tx, gameKey, { isEnabled: false, changedAt, changedBy: userId, ...asked })
      await tell(tx, 'game-catalogue.games-switched', { gameKeys, isEnabled: false })
    },
  })
}
