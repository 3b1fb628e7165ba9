import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import * as support from '#contract/play-v1/support.ts'
import { sql } from '#server/kernel/index.ts'
import type { TestApi } from '#tests/api.ts'
import { uploadFile } from '#tests/upload-file.ts'
import type { TestDatabase } from '#tests/database.ts'

/** One thing of each kind that calls of players identify by id. */
export type OwnedKind = keyof Awaited<ReturnType<typeof giveOneOfEach>> | keyof Awaited<ReturnType<typeof giveTickets>>

/** Gives a player one thing of each kind. The player already has an identity document with its scans and an account. */
export async function giveOneOfEach(db: TestDatabase, playerId: number) {
  const payment = async (gateway: string, method: string) => {
    const id = randomUUID()
    await db.query(sql`
      insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state,
                                    idempotency_key, return_path, created_at, changed_at)
      values (${id}, ${playerId}, 'deposit', ${method}, ${gateway}, 20000, 'CZK', 'pending', ${id}, '/cs', now(), now())`)
    return id
  }
  const ids = {
    payment: await payment('Csob', 'CardOnline'),
    transfer: await payment('Bacs', 'Bacs'),
    bankPayment: await payment('BankPsd2', 'PaymentButton'),
    walletPayment: await payment('Netera', 'Netera'),
    smsPayment: await payment('MobileTech', 'MobileTech'),
    withdrawal: randomUUID(),
    prepared: randomUUID(),
    voucher: randomUUID(),
    storedCard: randomUUID(),
    consent: randomUUID(),
    connection: randomUUID(),
    bonus: randomUUID(),
    freeRounds: randomUUID(),
    venueCard: randomUUID(),
    archive: randomUUID(),
    verification: randomUUID(),
    message: randomUUID(),
    passkey: randomUUID(),
    pushDevice: randomUUID(),
  }
  await db.query(sql`insert into payments.sms_payment (payment_id, phone) values (${ids.smsPayment}, '+420777000111')`)
  await db.query(sql`
    insert into payments.withdrawal (id, player_id, method, amount_minor, currency, iban, holder, signals,
                                     idempotency_key, code_attempts_left, requested_at, changed_at)
    values (${ids.withdrawal}, ${playerId}, 'BankTransfer', 20000, 'CZK', 'CZ6508000000192000145399', 'Jana', '{}',
            ${ids.withdrawal}, 3, now(), now())`)
  await db.query(sql`
    insert into payments.funds_transfer (id, asked_by, player_id, reference, channel, takes_from, takes_minor, gives_to,
                                         gives_minor, currency, state, balance_minor, created_at, changed_at, expires_at)
    values (${ids.prepared}, 'player', ${playerId}, ${ids.prepared}, 'card', 'cash', 20000, null, 0, 'CZK',
            'prepared', 0, now(), now(), now() + interval '7 days')`)
  await db.query(sql`
    insert into cash_desk.voucher (id, target, player_id, transfer_id, code_index, key, amount_minor, currency, state,
                                   created_at, expires_at)
    select ${ids.voucher}, target, id, ${ids.prepared}, 'index', 'key', 20000, 'CZK', 'open', now(),
           now() + interval '1 day' from players.player where id = ${playerId}`)
  await db.query(sql`
    insert into payments.stored_card (id, player_id, gateway, provider_ref, payment_id, state, registered_at, changed_at)
    values (${ids.storedCard}, ${playerId}, 'Csob', 'card', ${ids.payment}, 'registered', now(), now())`)
  for (const state of ['verified', 'active'])
    await db.query(sql`update payments.stored_card set state = ${state} where id = ${ids.storedCard}`)
  const terms = {
    name: 'Ten turns',
    gift: { kind: 'free-rounds', gameKeys: ['GameA'], stakeMinor: 1000, rounds: 10, winTo: 'cash', winCapMinor: null },
    wagering: null,
    window: {},
  }
  await db.query(sql`
    insert into free_rounds.terms (version_id, currency, terms, written_at)
    values (${ids.freeRounds}, 'CZK', ${JSON.stringify(terms)}::jsonb, now())`)
  await db.query(sql`
    insert into free_rounds.relation (id, campaign_id, version_id, player_id, source, state, offered_at, ends_at)
    values (${ids.freeRounds}, ${ids.freeRounds}, ${ids.freeRounds}, ${playerId}, 'staff', 'offered', now(),
            now() + interval '30 days')`)
  await db.query(sql`
    insert into payments.bank_consent (id, player_id, state, created_at, changed_at)
    values (${ids.consent}, ${playerId}, 'waiting', now(), now())`)
  await db.query(sql`
    insert into payments.wallet (player_id, gateway, state, connect_id, page_url, ends_at, changed_at)
    values (${playerId}, 'Netera', 'pending', ${ids.connection}, 'http://netera.test', now() + interval '1 hour', now())`)
  await db.query(sql`
    insert into bonuses.bonus (id, name, currency, amount, wagering_times, days_to_accept, days_to_play, created_by, created_at)
    values (${ids.bonus}, 'Welcome', 'CZK', 10000, 1, 7, 7, 1, now())`)
  await db.query(sql`
    insert into bonuses.award (id, bonus_id, player_id, state, amount, offered_by, offered_at, accept_before)
    values (${ids.bonus}, ${ids.bonus}, ${playerId}, 'offered', 10000, 1, now(), now() + interval '7 days')`)
  await db.query(sql`
    insert into loyalty.message (id, player_id, category, title, body, cause, sent_at)
    values (${ids.message}, ${playerId}, 'club', 'A message', 'of another player', 'test', now())`)
  await db.query(sql`
    insert into messaging.push_device (id, target, player_id, endpoint, browser_key, browser_secret, server_key, name,
                                       session_id, added_at)
    select ${ids.pushDevice}, target, id, 'https://push.example/1', 'key', 'secret', 'key', 'Phone', ${ids.pushDevice}, now()
      from players.player where id = ${playerId}`)
  await db.query(sql`
    insert into sign_in.player_passkey (credential_id, target, player_id, public_key, counter, transports, aaguid,
                                        is_backed_up, name, made_at)
    select ${ids.passkey}, target, id, 'key', 0, '{}', '', false, 'Phone', now()
      from players.player where id = ${playerId}`)
  await db.query(sql`
    insert into cards.player_card (id, target, player_id, number_index, number_sealed, last_digits, added_at, changed_at)
    select ${ids.venueCard}, target, id, 'index', 'sealed', '4071', now(), now() from players.player where id = ${playerId}`)
  await db.query(sql`
    insert into privacy.request (id, target, player_id, kind, state, asked_by, asked_at, answer_by, changed_at,
                                 expires_at, bytes)
    select ${ids.archive}, target, id, 'export', 'ready', 'player', now(), now() + interval '30 days', now(),
           now() + interval '7 days', 1 from players.player where id = ${playerId}`)
  await db.query(sql`
    insert into documents.kyc_verification (id, target, player_id, method, state, partner_ref, return_path, started_at,
                                            changed_at)
    select ${ids.verification}, target, id, 'bankId', 'started', 'ref', '/cs', now(), now()
      from players.player where id = ${playerId}`)
  const one = async (table: string) => {
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from ${table} where player_id = $1 order by id desc limit 1`,
      [playerId],
    )
    return rows[0]?.id ?? ''
  }
  const [numbered] = await db.query<{ payment: string; withdrawal: string }>(sql`
    select (select reference_number::text from payments.payment where id = ${ids.payment}) as payment,
           (select reference_number::text from payments.withdrawal where id = ${ids.withdrawal}) as withdrawal`)
  return {
    ...ids,
    paymentNumber: numbered?.payment ?? '',
    withdrawalNumber: numbered?.withdrawal ?? '',
    session: await one('sign_in.player_session'),
    document: await one('documents.identity_document'),
    scan: await one('documents.scan'),
    account: await one('documents.bank_account'),
  }
}

/** Gives a player tickets and files that no message references yet, by the player's own calls: their content is sealed. */
export async function giveTickets({ app, send }: TestApi, token: string | undefined) {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8d0d8' } })
    .jpeg()
    .toBuffer()
  const ask = async () => {
    const body = { topic: 'games', text: 'A round that nobody finished.', idempotencyKey: randomUUID() }
    return (await send(sendSupportTicket, { input: { body }, token })).json<{ ticketId: string }>().ticketId
  }
  const upload = async () =>
    (await uploadFile(app, { url: support.uploadFile.path, token, file: picture })).json<{ fileId: string }>().fileId
  const closedTicket = await ask()
  await send(support.close, { input: { body: { ticketId: closedTicket } }, token })
  return {
    ticket: await ask(),
    closedTicket,
    fileToSend: await upload(),
    fileToReply: await upload(),
    fileToReopen: await upload(),
    fileToRead: await upload(),
    fileToRemove: await upload(),
  }
}

/** All rows of the database about a player, as one text. */
export async function everythingAbout(db: TestDatabase, playerId: number): Promise<string> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
      where column_name = 'player_id' and table_schema not in ('audit', 'information_schema') order by 1`,
  )
  const one = ({ name }: { name: string }) =>
    `select '${name}' as name, coalesce(string_agg(t::text, ';' order by t::text), '') as held from ${name} t
      where player_id = ${playerId}`
  const { rows } = await db.pool.query<{ name: string; held: string }>(
    tables.map(one).join(' union all ') + ' order by 1',
  )
  return rows.map(({ name, held }) => `${name}: ${held}`).join('\n')
}
