import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/platform-event.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { triggerCan } from '#contract/states/trigger-states.ts'
import { newId, newToken, refuse, type StaffCaller, type Transaction } from '../kernel/index.ts'
import { shareLockDefinition } from './definitions/definitions.queries.ts'
import { mustBeSound, type TermsNeeds } from './judge-terms.ts'
import type { TriggerNeeds } from './needs.ts'
import { secretBelongsTo } from './sealed-columns.ts'
import { shownOf } from './show-trigger.ts'
import * as queries from './triggers.queries.ts'

type Needs = TermsNeeds & Pick<TriggerNeeds, 'db' | 'clock' | 'cipher'>
type By = Pick<StaffCaller, 'userId' | 'name'>
type Written = ReplyOf<typeof calls.createTrigger>

/** Writes a draft. What cannot be, or the law forbids, or would go round for ever, is not saved. */
export async function createTrigger(needs: Needs, terms: TriggerTerms, by: By): Promise<Written> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const writtenAt = clock.now()
    const id = newId(writtenAt)
    await holdSound(needs, tx, { terms })
    await queries.insertTrigger(tx, { id, target, definitionId: terms.definitionId })
    await queries.insertVersion(tx, id, { version: 1, terms, ...writerOf(by), writtenAt })
    const webhookSecret = terms.action.kind === 'webhook' ? await giveSecret(needs, tx, id) : null
    return { trigger: await shownOf(tx, target, id), webhookSecret }
  })
}

/** Writes new terms of a trigger that is not live: whoever signed the old ones has not signed these. */
export async function updateTrigger(
  needs: Needs,
  { triggerId, terms, afterVersion, renewSecret = false }: BodyOf<typeof calls.updateTrigger>,
  by: By,
): Promise<{ readonly before: TriggerTerms; readonly written: Written }> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    await holdSound(needs, tx, { terms, triggerId })
    const row = await queries.lockTrigger(tx, target, triggerId)
    if (!row) return refuse('ERR_TRIGGER_NOT_FOUND')
    if (!triggerCan('edit', row.state) || row.version !== afterVersion) return refuse('ERR_STATE_CHANGED')
    const version = afterVersion + 1
    await queries.insertVersion(tx, triggerId, { version, terms, ...writerOf(by), writtenAt: clock.now() })
    await queries.setVersion(tx, triggerId, { version, definitionId: terms.definitionId })
    const needsSecret = terms.action.kind === 'webhook' && (renewSecret || row.secretSealed === null)
    const webhookSecret = needsSecret ? await giveSecret(needs, tx, triggerId) : null
    return { before: row.terms, written: { trigger: await shownOf(tx, target, triggerId), webhookSecret } }
  })
}

const writerOf = ({ userId, name }: By) => ({ writtenBy: userId, writtenByName: name })

async function holdSound(
  needs: Needs,
  tx: Transaction,
  of: { readonly terms: TriggerTerms; readonly triggerId?: string },
): Promise<void> {
  await queries.lockTriggers(tx, needs.target)
  await shareLockDefinition(tx, needs.target, of.terms.definitionId)
  await mustBeSound(needs, tx, of)
}

/** A new secret of a trigger, in the clear this once. */
async function giveSecret({ cipher }: Needs, tx: Transaction, id: string): Promise<string> {
  const secret = newToken('whsec')
  await queries.setSecret(tx, id, cipher.seal(secret, secretBelongsTo(id)))
  return secret
}
