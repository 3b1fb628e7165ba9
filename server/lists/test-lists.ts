import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composeLists } from '#apps/api/compose/compose-lists.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { noIdentityPartners } from '#apps/api/environment/identity-environment.ts'
import { makeFieldCipher, makeLogger, sql, type Database } from '#server/kernel/index.ts'
import type { TestApi } from '#tests/api.ts'
import type { ListNeeds } from './needs.ts'

/** The room as the worker has it, on the database of a test. */
export async function openLists(
  { environment, clock }: Pick<TestApi, 'environment' | 'clock'>,
  db: Database,
): Promise<ListNeeds> {
  const ground = { db, clock, configuration: environment.configuration, bus: { send: async () => {} } }
  const cipher = makeFieldCipher(environment.fieldKeys)
  const signIn = await composeSignIn(ground, environment)
  const documents = composeDocuments({ ...ground, cipher }, { ...environment, identity: noIdentityPartners })
  const logger = makeLogger({ name: 'worker', level: 'silent' })
  return composeLists({ ...ground, cipher, logger }, environment, { documents, signIn })
}

/** Some deposits: many of equal amount, some at the same instant, instants finer than milliseconds. */
export async function insertDeposits(
  db: Database,
  { count, playerId, at }: { readonly count: number; readonly playerId: number; readonly at: Date },
): Promise<void> {
  await db.query(sql`
    insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state,
                                  idempotency_key, return_path, attention, created_at, changed_at)
    select gen_random_uuid(), ${playerId}::bigint, 'deposit', 'Card', case when n % 3 = 0 then 'Csob' else 'PayU' end,
           1000 + 100 * (n % 7), 'CZK', 'created', gen_random_uuid()::text, '/', case when n % 5 = 0 then 'late-success' end,
           ${at}::timestamptz - make_interval(secs => (n % 40) * 60 + 0.000123), ${at}::timestamptz
      from generate_series(1, ${count}::integer) n`)
}
