import { publish } from '../kernel/index.ts'
import type { SwitchNeeds } from './announce-change.ts'
import { manyGames, type ManyGames } from './change-games.ts'
import * as drift from './drift/drift.queries.ts'
import * as queries from './game-catalogue.queries.ts'
import * as versions from './versions.queries.ts'
import { presentVersionOf } from './versions.ts'

type Keys = { readonly gameKeys: readonly string[] }

/**
 * Enables games for new rounds in every process. Each needs a green sheet of its present definition and mathematics,
 * which its switch then stores, and its version must not have been deleted. A version that is not there yet is added;
 * beside earlier ones that is a warning, because a new version needs two people. After an alarm of the return a new
 * watch begins.
 */
export function enabling(needs: SwitchNeeds): ManyGames<Keys> {
  const { clock, switches } = needs
  return manyGames(needs, 'games.enable', async (db, { gameKeys: asked }) => {
    const disabled = new Set(await queries.findDisabledKeys(db))
    const known = await versions.listPresentOf(db, asked)
    const stateOf = (gameKey: string) => presentVersionOf(known, switches.judgeSheet(gameKey), gameKey)
    const isKnown = (gameKey: string) => known.some((row) => row.gameKey === gameKey)
    return {
      isSame: (gameKey) => !disabled.has(gameKey) && switches.isEnabled(gameKey),
      obstacleOf: (gameKey) => {
        if (switches.judgeSheet(gameKey)?.isGreen !== true) return 'ERR_NO_GREEN_SHEET'
        return stateOf(gameKey) === 'deleted' ? 'ERR_VERSION_DELETED' : undefined
      },
      valuesOf: () => ({ field: 'gameSwitch', before: 'off', after: 'on' }),
      warningOf: (gameKey) => (stateOf(gameKey) === 'unknown' && isKnown(gameKey) ? 'new-version' : undefined),
      write: async (tx, gameKeys, { asker: { userId }, reason: explanation }) => {
        const changedAt = clock.now()
        for (const gameKey of gameKeys) {
          const sheet = switches.judgeSheet(gameKey)
          if (!sheet) continue
          if (stateOf(gameKey) === 'unknown')
            await versions.addVersion(tx, { gameKey, sheet, userId, at: changedAt, explanation })
          await queries.saveSwitch(tx, gameKey, { isEnabled: true, changedAt, changedBy: userId, explanation, sheet })
          await drift.endAlarmed(tx, gameKey, changedAt)
        }
        await publish(tx, 'game-catalogue.games-switched', { gameKeys: [...gameKeys], isEnabled: true })
      },
    }
  })
}

/** Disables games for new rounds in every process. A round in progress settles. */
export function disabling(needs: SwitchNeeds): ManyGames<Keys> {
  return manyGames(needs, 'games.disable', async (db) => {
    const disabled = new Set(await queries.findDisabledKeys(db))
    return {
      isSame: (gameKey) => disabled.has(gameKey),
      valuesOf: () => ({ field: 'gameSwitch', before: 'on', after: 'off' }),
      write: async (tx, gameKeys, { asker: { userId: changedBy }, reason: explanation }) => {
        const changedAt = needs.clock.now()
        for (const gameKey of gameKeys)
          await queries.saveSwitch(tx, gameKey, { isEnabled: false, changedAt, changedBy, explanation })
        await publish(tx, 'game-catalogue.games-switched', { gameKeys: [...gameKeys], isEnabled: false })
      },
    }
  })
}
