import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/bank-consent.ts'
import { BANK_APP } from '#contract/shapes/payment-names.ts'
import { assert, newId, publish, type Input } from '#server/kernel/index.ts'
import type { Needs } from '../needs.ts'
import { undefinedOnFault } from '../wallets/show-wallet.ts'
import * as queries from './consents.queries.ts'
import { judgeAccount } from './judge-account.ts'

/** Accounts are read at once, so a longer consent would be of no use. */
const VALID_DAYS = 1
const DAY_MS = 86_400_000

/** Asks the bank. The row is written first, so that a consent that the player gives can always be found. */
export async function requestConsent(
  { db, clock, gateways, publicPlayerOrigin }: Needs,
  {
    body,
    caller,
    client,
    refuse,
  }: Pick<Input<typeof calls.createBankConsent>, 'body' | 'caller' | 'client' | 'refuse'>,
): Promise<ReplyOf<typeof calls.createBankConsent>> {
  const consents = gateways.get(BANK_APP)?.consents
  if (!consents) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const now = clock.now()
  const consentId = newId(now)
  await queries.insertConsent(db, consentId, caller.playerId, now)
  const { returnPath } = body
  const returnUrl = `${publicPlayerOrigin}${returnPath}${returnPath.includes('?') ? '&' : '?'}consent=${consentId}`
  const begun = await undefinedOnFault(() =>
    consents.create({
      consentId,
      returnUrl,
      refusedUrl: returnUrl,
      playerIp: client.ip,
      validUntil: new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10),
    }),
  )
  if (!begun) return refuse('ERR_GATEWAY_UNAVAILABLE')
  await queries.saveProviderRef(db, consentId, begun.providerRef)
  return { consentId, redirectUrl: begun.pageUrl }
}

/** Stores the accounts that the bank returns, once; a repeated request is answered from what was stored. */
export async function takeConsent(
  needs: Needs,
  { body, caller, refuse }: Pick<Input<typeof calls.finishBankConsent>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof calls.finishBankConsent>> {
  const { db, clock, gateways, rules } = needs
  const { playerId } = caller
  const consents = gateways.get(BANK_APP)?.consents
  if (!consents) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const row = await queries.findConsent(db, playerId, body.consentId)
  const ref = row?.providerRef
  if (!row || !ref) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (row.state !== 'waiting') return { state: row.state, accounts: [...row.accounts] }

  const state = await undefinedOnFault(() => consents.readStatus(ref))
  const seen = state === 'valid' ? await undefinedOnFault(() => consents.listAccounts(ref)) : []
  if (state === undefined || seen === undefined) return refuse('ERR_GATEWAY_UNAVAILABLE')
  if (state === 'waiting') return { state, accounts: [] }
  const player = await needs.findPayer(playerId)
  assert(player, 'A signed-in player has a name.')
  const judged = seen.map((account) => ({ iban: account.iban, verdict: judgeAccount(account, player, rules.country) }))
  const accounts = judged.map(({ iban, verdict }) => ({ accountHint: `…${iban.slice(-4)}`, verdict }))
  await db.transaction(async (tx) => {
    await queries.saveConsent(tx, { id: row.id, state, accounts }, clock.now())
    for (const { iban, verdict } of judged)
      if (verdict === 'own') await needs.storeOwnAccount?.(tx, { playerId, iban, consentId: row.id })
    await publish(tx, 'payments.bank-consent-ended', { consentId: row.id, playerId, state })
  })
  return { state, accounts }
}
