import type { ReplyOf } from '#contract/call.ts'
import type { verifyToken as call } from '#contract/api-v1/authentication.ts'
import { TOKEN_PREFIX, type Caller, type Input } from '#server/kernel/index.ts'
import { findStaffCaller, type StaffGuardNeeds } from './staff/staff-guard.ts'

/** State of the token in this request. A staff token for another service is found too: that service verifies it here. */
export async function verifyAnyToken(
  needs: StaffGuardNeeds,
  { caller, client, raw }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const bearer = /^Bearer (\S{20,200})$/.exec(raw.headers.authorization ?? '')?.[1]
  const isStaffToken = bearer?.startsWith(`${TOKEN_PREFIX.staff}_`)
  const found: Caller | undefined =
    caller ?? (bearer && isStaffToken ? await findStaffCaller(needs, bearer, client.ip) : undefined)
  if (!found) return { alive: false }
  if (!('idleEndsAt' in found)) return { alive: true, realm: found.kind }
  return {
    alive: true,
    realm: found.kind,
    idleEndsAt: found.idleEndsAt.toISOString(),
    absoluteEndsAt: found.absoluteEndsAt.toISOString(),
  }
}
