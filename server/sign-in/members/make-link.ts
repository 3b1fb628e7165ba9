import { newToken, type Transaction } from '#server/kernel/index.ts'
import { minutesAfter } from '../after.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import { insertLink, voidLinks, type LinkPurpose } from './links.queries.ts'

type Needs = Pick<SignInNeeds, 'clock' | 'rules' | 'staffLinkUrl'>

/**
 * Makes a one-time link for somebody; earlier ones become void. The token is in the fragment of the URL, which is not
 * sent to servers.
 */
export async function makeLink(
  tx: Transaction,
  { clock, rules, staffLinkUrl }: Needs,
  { userId, purpose, by }: { userId: number; purpose: LinkPurpose; by: number | null },
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const madeAt = clock.now()
  const token = newToken('tj')
  const expiresAt = minutesAfter(madeAt, rules.staffLinkHours * 60)
  await voidLinks(tx, userId, madeAt)
  await insertLink(tx, { tokenHash: hashToken(token), userId, purpose, madeBy: by, madeAt, expiresAt })
  return { url: staffLinkUrl(token), expiresAt }
}
