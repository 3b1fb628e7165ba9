import { composeCampaigns } from '#apps/api/compose/compose-campaigns.ts'
import { composeExclusion } from '#apps/api/compose/compose-exclusion.ts'
import { composeCounting } from '#apps/api/compose/compose-loyalty.ts'
import { composeTriggers } from '#apps/api/compose/compose-triggers.ts'
import { composeAccountFacts } from '#apps/api/gates/account-facts.ts'
import { openAccountGate } from '#apps/api/gates/account-gate.ts'
import { keyFor } from '#apps/api/gates/key-for.ts'
import type { EventName, PayloadOf } from '#contract/events.ts'
import {
  storeEvents,
  makeFieldCipher,
  makeLogger,
  sql,
  publish,
  type Database,
  type KeptEvent,
} from '#server/kernel/index.ts'
import { clearRegister, type TestApi } from '#tests/api.ts'
import type { FiringNeeds } from './needs.ts'

/** The room as in the worker, beside a test API; with another pool for a second process. */
export function triggersOf(
  { db, clock, environment }: TestApi,
  ownDb: Database = db,
): { readonly needs: FiringNeeds; readonly close: () => Promise<void> } {
  const { configuration } = environment
  const ground = {
    db: ownDb,
    clock,
    configuration,
    cipher: makeFieldCipher(environment.fieldKeys),
    logger: makeLogger({ name: 'worker', level: 'silent' }),
    bus: { send: async () => {} },
  }
  const exclusion = composeExclusion(ground, environment, clearRegister)
  const campaigns = composeCampaigns(ground, {
    exclusion: exclusion.gate,
    accountGate: openAccountGate(composeAccountFacts(ground)),
    codeKey: keyFor(environment.sessionPepper, 'campaign codes'),
  })
  const needs = composeTriggers(ground, { campaigns, loyalty: composeCounting(ground) })
  return { needs: { ...needs, onProblem: () => {} }, close: exclusion.close }
}

/** Publishes an event as a room does. Returns its number. */
export async function publishEvent<Name extends EventName>(
  { db }: Pick<TestApi, 'db'>,
  name: Name,
  payload: PayloadOf<Name>,
): Promise<number> {
  await db.transaction((tx) => publish(tx, name, payload))
  const [row] = await db.query<{ id: number }>(sql`select max(id) as id from kernel.outbox`)
  return row?.id ?? 0
}

/** Stores published events, as the worker's relay does, dated by the test clock. */
export async function relay({ db, clock }: Pick<TestApi, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    const events = await tx.query<KeptEvent>(sql`delete from kernel.outbox returning id, name, payload, told_at`)
    await storeEvents(
      tx,
      events.map((event) => ({ ...event, toldAt: clock.now() })),
    )
  })
}
