import { randomInt } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-contacts.ts'
import { readPhone, showPhone } from '#server/formats/index.ts'
import { assert, newId, refuse, type Input } from '#server/kernel/index.ts'
import { findPlayerByEmail, findPlayerById, maskEmail, type Player } from '#server/players/index.ts'
import { takeTurn } from '../contexts.queries.ts'
import type { RegistrationNeeds } from '../needs.ts'
import * as queries from './contact-codes.queries.ts'

/** Our figures (providers §10.1): six digits, five attempts, a minute between two, five an hour. */
const MINUTES = { email: 15, phone: 5 } as const
const ATTEMPTS = 5
const SECONDS_BETWEEN = 60
const PER_HOUR = 5
const HOUR_MS = 3_600_000

type Sent = ReplyOf<typeof calls.sendCodeBySms>

/** Sends a code by text message: to the player's own phone, or to a new one. */
export async function sendCodeBySms(
  needs: RegistrationNeeds,
  { caller, body }: Input<typeof calls.sendCodeBySms>,
): Promise<Sent> {
  const player = await ownPlayer(needs, caller.playerId)
  const recipient = phoneOf(needs, body.phone ?? player.phone ?? '')
  return sendCode(needs, player, 'phone', recipient)
}

/** Sends a code by e-mail: to the player's own address, or to a new one. */
export async function sendCodeByEmail(
  needs: RegistrationNeeds,
  { caller, body, refuse: refuseCall }: Input<typeof calls.sendCodeByEmail>,
): Promise<Sent> {
  const player = await ownPlayer(needs, caller.playerId)
  const recipient = body.email ?? player.email
  if (recipient === '') return refuseCall('ERR_NO_VALID_EMAIL')
  const owner = await findPlayerByEmail(needs.db, needs.target, recipient)
  if (owner && owner.id !== player.id) return refuseCall('ERR_EMAIL_ALREADY_USED')
  return sendCode(needs, player, 'email', recipient.toLowerCase())
}

/** The phone in E.164; refuses one that cannot receive text messages. */
export function phoneOf({ rules }: Pick<RegistrationNeeds, 'rules'>, written: string): string {
  const phone = readPhone(written, rules.country)
  if (phone && phone.kind !== 'fixed') return phone.e164
  const kind = written === '' ? 'RequiredField' : 'InvalidValue'
  return refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'phone', kind }] })
}

export async function ownPlayer({ db, target }: RegistrationNeeds, playerId: number): Promise<Player> {
  const player = await findPlayerById(db, target, playerId)
  assert(player, 'A session belongs to a player of its target.')
  return player
}

async function sendCode(
  needs: RegistrationNeeds,
  player: Player,
  channel: queries.Channel,
  recipient: string,
): Promise<Sent> {
  const { db, clock, signIn } = needs
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await signIn.passwords.hash(code)
  const now = clock.now()
  const minutes = MINUTES[channel]
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  await db.transaction(async (tx) => {
    await takeTurn(tx, `code ${recipient}`)
    const to = { playerId: player.id, channel, recipient }
    const issued = await queries.findIssuedSince(tx, to, new Date(now.getTime() - HOUR_MS))
    const nextAt = nextAllowed(issued)
    if (nextAt > now) return refuse('ERR_TOO_SOON', { retryAt: nextAt.toISOString() })
    await queries.insertCode(tx, { ...to, id: newId(now), codeHash, issuedAt: now, expiresAt, attempts: ATTEMPTS })
    await needs.queueCode(tx, { channel, to: recipient, language: player.language, code, minutes })
  })
  return {
    sentTo: channel === 'email' ? maskEmail(recipient) : coverPhone(recipient),
    expiresAt: expiresAt.toISOString(),
    nextAt: new Date(now.getTime() + SECONDS_BETWEEN * 1000).toISOString(),
  }
}

/** @param issued newest first, of the last hour */
function nextAllowed(issued: readonly Date[]): Date {
  const [newest] = issued
  const fifth = issued[PER_HOUR - 1]
  return new Date(
    Math.max(newest ? newest.getTime() + SECONDS_BETWEEN * 1000 : 0, fifth ? fifth.getTime() + HOUR_MS : 0),
  )
}

/** `+420 777 123 456` → `+420 ••• ••• 456`: enough to recognise one's own. */
function coverPhone(e164: string): string {
  const shown = showPhone(e164).split(' ')
  return shown.map((part, index) => (index === 0 || index === shown.length - 1 ? part : '•••')).join(' ')
}
