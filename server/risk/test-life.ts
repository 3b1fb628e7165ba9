import { randomUUID } from 'node:crypto'
import { composeMeasuring } from '#apps/api/compose/compose-risk.ts'
import { makeFieldCipher, newId, sql, type Clock, type Database } from '#server/kernel/index.ts'
import { insertPlayer } from '#server/players/index.ts'
import { openWallet } from '#server/wallet/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { book, cash, STAKES } from '../reporting/test-life.ts'
import type { MeasureNeeds } from './needs.ts'

/** What makes signals on a database of a test, for its brand or another one. */
export function measuringOn(db: Database, url: string, clock: Clock, target?: string): MeasureNeeds {
  const { configuration, fieldKeys } = testEnvironment(url)
  const needs = composeMeasuring({ db, clock, configuration, cipher: makeFieldCipher(fieldKeys) })
  return target === undefined ? needs : { ...needs, target }
}

let people = 0

/** A person who has nothing in common with another. */
export async function addPlayer(db: Database, target: string, registeredAt: string): Promise<number> {
  people += 1
  return db.transaction(async (tx) => {
    const playerId = await insertPlayer(tx, {
      target,
      email: `p${people}@risk.test`,
      firstName: 'Jan',
      surname: `Osoba ${people}`,
      birthDate: '1980-01-01',
      language: 'cs',
      currency: 'CZK',
      registeredAt: new Date(registeredAt),
      consents: [],
    })
    await openWallet(tx, { playerId, currency: 'CZK' })
    return playerId
  })
}

export async function deposit(db: Database, player: number, at: string, amountMinor: number): Promise<void> {
  await db.query(sql`
    insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state, idempotency_key,
                                  return_path, created_at, changed_at, settled_at)
    values (${newId(new Date(at))}, ${player}, 'deposit', 'Card', 'Test', ${amountMinor}, 'CZK', 'settled', ${randomUUID()}, '/', ${at},
            ${at}, ${at})`)
  await book(db, { path: cash(player), contra: 'gateway:test', kind: 'deposit', credit: amountMinor, at })
}

/** A round with its stake and its win. */
export async function play(db: Database, player: number, at: string, stake: number, win = 0): Promise<void> {
  const round = { path: cash(player), contra: STAKES, kind: 'round', at, seriesId: 1 } as const
  await book(db, { ...round, debit: stake, credit: win })
}

/** Money asked out; taken back by the player at a moment, where one is said. */
export async function withdraw(
  db: Database,
  player: number,
  at: string,
  { amountMinor, cancelledAt }: { readonly amountMinor: number; readonly cancelledAt?: string },
): Promise<void> {
  const id = newId(new Date(at))
  await db.query(sql`
    insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals, idempotency_key,
                                     requested_at, changed_at)
    values (${id}, ${player}, 'BankTransfer', ${amountMinor}, 'CZK', 'requested', ${`CZ${player}`}, 'Jan', '{}', ${randomUUID()}, ${at}, ${at})`)
  const move = (to: string, moment: string) =>
    db.query(sql`
      insert into payments.withdrawal_move (withdrawal_id, from_state, to_state, actor, moved_at)
      values (${id}, ${to === 'requested' ? null : 'requested'}, ${to}, 'player', ${moment})`)
  await move('requested', at)
  if (cancelledAt !== undefined) await move('cancelled', cancelledAt)
}

export async function storeCard(db: Database, player: number, at: string): Promise<void> {
  const paymentId = newId(new Date(at))
  await db.query(sql`
    insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state, idempotency_key,
                                  return_path, created_at, changed_at)
    values (${paymentId}, ${player}, 'deposit', 'Card', 'Test', 100, 'CZK', 'declined', ${randomUUID()}, '/', ${at}, ${at})`)
  await db.query(sql`
    insert into payments.stored_card (id, player_id, gateway, provider_ref, payment_id, state, hint, registered_at, changed_at)
    values (${randomUUID()}, ${player}, 'Test', ${randomUUID()}, ${paymentId}, 'active', '1234', ${at}, ${at})`)
}

export async function declare(
  db: Database,
  player: number,
  at: string,
  said: { readonly isExposed: boolean; readonly isOwn: boolean; readonly isSanctioned?: boolean },
): Promise<void> {
  await db.query(sql`
    insert into players.profile (player_id, registered_by, is_politically_exposed, is_sanctioned, is_own_account, declared_at)
    values (${player}, 'form', ${said.isExposed}, ${said.isSanctioned === true ? true : null}, ${said.isOwn}, ${at})`)
}

/** A case in which the source of funds was asked for. */
export async function requestSource(db: Database, target: string, player: number, at: string): Promise<void> {
  const caseId = newId(new Date(at))
  await db.query(sql`
    insert into risk.risk_case (id, target, player_id, area, state, outcome, due_at, opened_at, version)
    values (${caseId}, ${target}, ${player}, 'money', 'closed', 'nothing', ${at}, ${at}, 1)`)
  await db.query(sql`
    insert into risk.case_step (id, case_id, no, kind, at, user_id, user_name)
    values (${randomUUID()}, ${caseId}, 1, 'source-asked', ${at}, 1, 'Ema')`)
}

let devices = 0

/** Both sign in with one browser, the later one at a moment. */
export async function shareBrowser(db: Database, one: number, other: number, at: string): Promise<void> {
  devices += 1
  for (const owner of [one, other])
    await db.query(sql`
      insert into sign_in.known_device (realm, account, device, owner_id, first_at, last_at)
      values ('player', sha256(${`account ${owner}`}::bytea), sha256(${`device ${devices}`}::bytea), ${owner}, ${at}, ${at})`)
}

/** A bonus that became cash. */
export async function convertBonus(db: Database, player: number, at: string, amountMinor: number): Promise<void> {
  const [bonusId, awardId] = [randomUUID(), newId(new Date(at))]
  await db.query(sql`
    insert into bonuses.bonus (id, name, currency, amount, wagering_times, days_to_accept, days_to_play, created_by, created_at)
    values (${bonusId}, 'Bonus', 'CZK', ${amountMinor}, 1, 1, 1, 1, ${at})`)
  await db.query(sql`
    insert into bonuses.award (id, bonus_id, player_id, state, offered_by, offered_at, accept_before, activated_at, ended_at, ended_by,
                               left_at_end, amount)
    values (${awardId}, ${bonusId}, ${player}, 'converted', 1, ${at}, ${at}, ${at}, ${at}, 'play', ${amountMinor}, ${amountMinor})`)
  await db.query(sql`
    insert into bonuses.step (award_id, kind, at, change) values (${awardId}, 'converted', ${at}, ${-amountMinor})`)
}

let rounds = 0

/** A shared round in which one has lost and the other has cashed out. */
export async function oppose(db: Database, loser: number, winner: number, at: string): Promise<void> {
  rounds += 1
  const [gameKey, roundId] = [`Shared${rounds}`, randomUUID()]
  await db.query(sql`insert into crash.game (game_key, series_id) values (${gameKey}, nextval('crash.series'))`)
  const [chain] = await db.query<{ no: number }>(sql`
    insert into crash.chain (game_key, sealed_seed, chain_end, salt, length, published_at)
    values (${gameKey}, '\\x00', ${gameKey}, 'salt', 100, ${at}) returning no`)
  await db.query(sql`
    insert into crash.round (id, game_key, no, chain_no, place, definition_hash, state, opened_at)
    values (${roundId}, ${gameKey}, 1, ${chain?.no}, 1, 'hash', 'betting', ${at})`)
  for (const [player, state] of [
    [loser, 'lost'],
    [winner, 'cashed'],
  ] as const)
    await db.query(sql`
      insert into crash.bet (id, game_key, round_id, slot, mode, session_id, player_id, account_id, owner, alias, stake, currency, state,
                             cash_out, cashed_by, win_reference, made_at, placed_at)
      values (${randomUUID()}, ${gameKey}, ${roundId}, 0, 'real', ${randomUUID()}, ${player}, 1, ${`player:${player}`}, 'x', 100, 'CZK',
              ${state}, ${state === 'cashed' ? 200 : null}, ${state === 'cashed' ? 'player' : null}, ${randomUUID()}, ${at}, ${at})`)
}

export async function raiseLimit(db: Database, player: number, at: string): Promise<void> {
  await db.query(sql`insert into limits.player (player_id) values (${player}) on conflict do nothing`)
  await db.query(sql`
    insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
    values (${player}, 'LossDayCasinoLimit', 100000, 200000, false, ${at}, ${at}, 'CZ-02', 'CZE')`)
}

export async function pressStop(db: Database, player: number, at: string): Promise<void> {
  await db.query(sql`
    insert into exclusion.state (id, player_id, origin_player_id, kind, source, pack_id, from_at, until_at, receipt)
    values (${randomUUID()}, ${player}, ${player}, 'panic', 'web', 'CZE', ${at}, ${at}::timestamptz + interval '48 hours', 'r')`)
}
