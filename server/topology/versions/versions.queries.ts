import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { versionColumns, type VersionRow } from './moment.ts'

export type KnownVersion = VersionRow & { readonly claim: string; readonly slot: string }

/** Serializes changes of the places of a brand. */
export async function lockPlaces(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('topology ' || ${target}::text, 0))`)
}

/** Everything known now about a thing, at all times. */
export async function findKnownVersions(db: Querier, thingId: string): Promise<KnownVersion[]> {
  return db.query<KnownVersion>(sql`
    select ${versionColumns}, h.claim, h.slot::text as slot from topology.version h
     where h.thing_id = ${thingId} and h.known_until is null order by h.valid_from`)
}

export type Clash = {
  readonly thingId: string
  readonly validFrom: Instant
  readonly validUntil: Instant | null
}

/** Another thing with the same claim at some instant of a period, and since when and until when it has it. */
export async function findClash(
  db: Querier,
  of: {
    readonly thingId: string
    readonly claim: string
    readonly slot: string
    readonly from: Instant
    readonly until: Instant | null
  },
): Promise<Clash | undefined> {
  const rows = await db.query<Clash>(sql`
    select h.thing_id, h.valid_from, h.valid_until from topology.version h
     where h.claim = ${of.claim} and h.slot && ${of.slot}::int4multirange and h.known_until is null
       and h.thing_id <> ${of.thingId}
       and tstzrange(h.valid_from, h.valid_until) && tstzrange(${of.from}::timestamptz, ${of.until}::timestamptz)
     order by h.valid_from, h.thing_id limit 1`)
  return rows[0]
}

export async function closeVersions(tx: Transaction, versionIds: readonly string[], at: Instant): Promise<void> {
  await tx.query(sql`
    update topology.version set known_until = ${at} where version_id = any(${versionIds}::uuid[]) and known_until is null`)
}

export async function insertVersion(tx: Querier, row: Omit<KnownVersion, 'knownUntil'>): Promise<void> {
  await tx.query(sql`
    insert into topology.version (version_id, thing_id, facts_id, valid_from, valid_until, known_from, claim, slot, written_by)
    values (${row.versionId}, ${row.thingId}, ${row.factsId}, ${row.validFrom}, ${row.validUntil}, ${row.knownFrom},
            ${row.claim}, ${row.slot}::int4multirange, ${row.writtenBy})`)
}
