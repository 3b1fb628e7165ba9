import { refuse } from '#server/kernel/index.ts'
import { hashToken } from '#server/sign-in/index.ts'
import { findWorkroom } from '#server/topology/index.ts'
import { insertCode } from './devices.queries.ts'
import type { KioskNeeds } from './needs.ts'
import { drawCode, writeCode } from './registration-code.ts'

/** Long enough to walk from one screen to the other. */
const CODE_LIFE_MS = 15 * 60_000

/** Gives leave for one device to register in a workroom; the code is told once, and kept as a hash. */
export async function giveCode(
  { db, clock, target }: Pick<KioskNeeds, 'db' | 'clock' | 'target'>,
  { workroomId, issuedBy }: { readonly workroomId: string; readonly issuedBy: string },
): Promise<{ code: string; expiresAt: string }> {
  if (!(await findWorkroom(db, { target, now: clock.now() }, workroomId))) return refuse('ERR_WORKROOM_NOT_FOUND')
  const code = drawCode()
  const issuedAt = clock.now()
  const expiresAt = new Date(issuedAt.getTime() + CODE_LIFE_MS)
  await insertCode(db, { codeHash: hashToken(code), target, workroomId, issuedBy, issuedAt, expiresAt })
  return { code: writeCode(code), expiresAt: expiresAt.toISOString() }
}
