import { randomInt } from 'node:crypto'
import { newId, newToken, type Transaction } from '#server/kernel/index.ts'
import { findPlayerByEmail, holdPlayer, type Player } from '#server/players/index.ts'
import { minutesAfter } from './after.ts'
import { hashToken } from './hash-token.ts'
import * as letters from './letters.queries.ts'
import type { SignInNeeds } from './needs.ts'
import * as credentials from './player-credentials.queries.ts'

export type WriteLettersNeeds = Pick<
  SignInNeeds,
  'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'queueMail' | 'passwordResetUrl'
>

/** Writes the letters that were asked for. Work of the worker, every second or so. */
export async function writeLetters(needs: WriteLettersNeeds): Promise<void> {
  while (await writeNextLetter(needs));
}

async function writeNextLetter(needs: WriteLettersNeeds): Promise<boolean> {
  const { db, target, clock, rules } = needs
  return db.transaction(async (tx) => {
    const request = await letters.takeLetterRequest(tx, target)
    if (!request) return false
    const known = await findPlayerByEmail(tx, target, request.email)
    const player = known && (await holdPlayer(tx, target, known.id))
    if (!player) return true
    const since = new Date(clock.now().getTime() - rules.secondsBetweenLetters * 1000)
    if (request.kind === 'one-time-password') {
      if (!(await letters.wasCodeIssuedSince(tx, player.id, since))) await writeOneTimePassword(tx, needs, player)
    } else if (!(await letters.wasResetIssuedSince(tx, player.id, since))) await writePasswordReset(tx, needs, player)
    return true
  })
}

async function writeOneTimePassword(tx: Transaction, needs: WriteLettersNeeds, player: Player): Promise<void> {
  const now = needs.clock.now()
  const { minutes, attempts } = needs.rules.oneTimePassword
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await credentials.insertOneTimePassword(tx, {
    id: newId(now),
    playerId: player.id,
    // As slow as a password's: six digits would be guessed from a fast hash in no time.
    codeHash: await needs.passwords.hash(code),
    issuedAt: now,
    expiresAt: minutesAfter(now, minutes),
    attempts,
  })
  const { email: to, language } = player
  await needs.queueMail(tx, { to, language, template: 'one-time-password', values: { code, minutes } })
}

async function writePasswordReset(tx: Transaction, needs: WriteLettersNeeds, player: Player): Promise<void> {
  const now = needs.clock.now()
  const minutes = needs.rules.passwordResetMinutes
  const token = newToken('tr')
  const expiresAt = minutesAfter(now, minutes)
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
