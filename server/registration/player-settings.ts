import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-settings.ts'
import type { stopAdvertising as stopCall } from '#contract/play-v1/staff-registration.ts'
import { refuse, type Input, type Querier, type Transaction } from '#server/kernel/index.ts'
import { deleteStop, insertStop, isInStopList } from '#server/messaging/index.ts'
import {
  findConsents,
  findPlayerById,
  findSettings,
  lockPlayerRow,
  updateLanguage,
  upsertSettings,
  type Player,
  type Settings,
} from '#server/players/index.ts'
import type { RegistrationNeeds } from './needs.ts'

type Shown = ReplyOf<typeof calls.getSettings>
type Changes = BodyOf<typeof calls.setSettings>

/** Current settings. A player without any gets advertising only with the consent of the registration. */
export async function showSettings({ db, target }: RegistrationNeeds, playerId: number): Promise<Shown> {
  const player = await findPlayerById(db, target, playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  return shownOf(player, await settingsOf(db, player))
}

/** Changes the sent values. The stop list follows the setting about text messages in the same transaction. */
export async function changeSettings(
  { db, clock, target }: RegistrationNeeds,
  playerId: number,
  changes: Changes,
): Promise<Shown> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const player = await lockPlayerRow(tx, target, playerId)
    if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
    const before = await settingsOf(tx, player)
    const after: Settings = {
      wantsMarketingEmail: changes.wantsMarketingEmail ?? before.wantsMarketingEmail,
      wantsMarketingSms: changes.wantsMarketingSms ?? before.wantsMarketingSms,
      isBalanceShown: changes.isBalanceShown ?? before.isBalanceShown,
    }
    await upsertSettings(tx, playerId, after, now)
    if (changes.wantsMarketingSms !== undefined) await followStopList(tx, player, changes.wantsMarketingSms, now)
    return shownOf(player, after)
  })
}

/** Staff stop advertising that a player still receives: the player asked by telephone or e-mail. */
export async function stopAdvertising(
  { db, clock, target }: RegistrationNeeds,
  { body: { playerId }, refuse: refuseCall }: Input<typeof stopCall>,
): Promise<ReplyOf<typeof stopCall>> {
  await db.transaction(async (tx) => {
    const now = clock.now()
    const player = await lockPlayerRow(tx, target, playerId)
    if (!player) return refuseCall('ERR_PLAYER_NOT_FOUND')
    const before = await settingsOf(tx, player)
    if (!before.wantsMarketingEmail && !before.wantsMarketingSms) return refuseCall('ERR_STATE_CHANGED')
    await upsertSettings(tx, playerId, { ...before, wantsMarketingEmail: false, wantsMarketingSms: false }, now)
    return followStopList(tx, player, false, now)
  })
  return { done: true }
}

export async function changeLanguage(
  { db, rules }: RegistrationNeeds,
  { caller, body, refuse: refuseCall }: Input<typeof calls.setLanguage>,
): Promise<ReplyOf<typeof calls.setLanguage>> {
  if (!rules.languages.includes(body.language))
    return refuseCall('ERR_INVALID_CONTRACT', { fields: [{ field: 'language', kind: 'InvalidValue' }] })
  await db.transaction((tx) => updateLanguage(tx, caller.playerId, body.language))
  return { done: true }
}

/**
 * A player without any gets advertising only with the consent of the registration. A number in the stop list gets none by
 * text message: its owner may have refused it by answering one, which changes no setting.
 */
export async function settingsOf(db: Querier, { id, phone }: Player): Promise<Settings> {
  const settings = (await findSettings(db, id)) ?? (await settingsOfConsents(db, id))
  const isStopped = settings.wantsMarketingSms && phone !== null && (await isInStopList(db, phone))
  return isStopped ? { ...settings, wantsMarketingSms: false } : settings
}

async function settingsOfConsents(db: Querier, playerId: number): Promise<Settings> {
  const hasAgreed = (await findConsents(db, playerId)).some(({ kind }) => kind === 'marketing')
  return { wantsMarketingEmail: hasAgreed, wantsMarketingSms: hasAgreed, isBalanceShown: true }
}

async function followStopList(tx: Transaction, { phone }: Player, wantsSms: boolean, now: Date): Promise<void> {
  if (phone === null) return
  await (wantsSms ? deleteStop(tx, phone) : insertStop(tx, phone, now))
}

function shownOf({ language }: Player, settings: Settings): Shown {
  return { language, ...settings }
}
