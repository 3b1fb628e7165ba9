import { randomInt } from 'node:crypto'
import { forEachOfPages, newId, newToken, type Transaction } from '#server/kernel/index.ts'
import { findPlayerByEmail, findProvedPhone, lockPlayerRow, type Player } from '#server/players/index.ts'
import { minutesAfter } from './after.ts'
import { hashToken } from './secrets/hash-token.ts'
import * as letters from './letters.queries.ts'
import type { SignInNeeds } from './needs.ts'
import * as credentials from './players/player-credentials.queries.ts'

export type WriteLettersNeeds = Pick<
  SignInNeeds,
  'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'queueMail' | 'queueCodeSms' | 'passwordResetUrl'
>

const AT_ONCE = 50

/** Writes the requested letters; a failure does not affect the others. Run by the worker about every second. */
export async function writeLetters(needs: WriteLettersNeeds): Promise<void> {
  const { db, target } = needs
  await forEachOfPages<number, void>({
    limit: AT_ONCE,
    list: (page) => letters.listLetterRequests(db, target, page),
    work: (id) => writeLetter(needs, id),
    message: 'Some letters could not be written.',
  })
}

async function writeLetter(needs: WriteLettersNeeds, id: number): Promise<void> {
  const { db, target, clock, rules } = needs
  return db.transaction(async (tx) => {
    const request = await letters.takeLetterRequest(tx, id)
    if (!request) return
    const known = await findPlayerByEmail(tx, target, request.email)
    const player = known && (await lockPlayerRow(tx, target, known.id))
    if (!player) return
    const since = new Date(clock.now().getTime() - rules.secondsBetweenLetters * 1000)
    if (request.kind === 'one-time-password') {
      if (!(await letters.wasCodeIssuedSince(tx, player.id, since)))
        await writeOneTimePassword(tx, needs, player, request.channel)
    } else if (!(await letters.wasResetIssuedSince(tx, player.id, since))) await writePasswordReset(tx, needs, player)
  })
}

/** To the e-mail, or to the player's verified phone; without one, nothing is sent. */
async function writeOneTimePassword(
  tx: Transaction,
  needs: WriteLettersNeeds,
  player: Player,
  channel: letters.LetterRequest['channel'],
): Promise<void> {
  const phone = channel === 'sms' ? await findProvedPhone(tx, player.id) : undefined
  if (channel === 'sms' && phone === undefined) return
  const now = needs.clock.now()
  const { minutes, attempts } = needs.rules.oneTimePassword
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await credentials.insertOneTimePassword(tx, {
    id: newId(now),
    playerId: player.id,
    // As slow as a password's: six digits behind a fast hash could be guessed at once.
    codeHash: await needs.passwords.hash(code),
    issuedAt: now,
    expiresAt: minutesAfter(now, minutes),
    attempts,
  })
  const { email: to, language } = player
  if (phone) await needs.queueCodeSms(tx, { to: phone, language, code, minutes })
  else await needs.queueMail(tx, { to, language, template: 'one-time-password', values: { code, minutes } })
}

async function writePasswordReset(tx: Transaction, needs: WriteLettersNeeds, player: Player): Promise<void> {
  const now = needs.clock.now()
  const minutes = needs.rules.passwordResetMinutes
  const token = newToken('tr')
  const expiresAt = minutesAfter(now, minutes)
  await credentials.spendPasswordResets(tx, player.id, now)
  await credentials.insertPasswordReset(tx, {
    tokenHash: hashToken(token),
    playerId: player.id,
    issuedAt: now,
    expiresAt,
  })
  const { email: to, language } = player
  const url = needs.passwordResetUrl(token, language)
  await needs.queueMail(tx, { to, language, template: 'password-reset', values: { url, minutes } })
}
