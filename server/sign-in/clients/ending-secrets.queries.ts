import { sql, type Querier } from '#server/kernel/index.ts'

/** Secrets of active clients that expire, soonest first. */
export async function listEndingSecrets(db: Querier, now: Date): Promise<{ name: string; endsAt: Date }[]> {
  return db.query<{ name: string; endsAt: Date }>(sql`
    select c.name, s.expires_at as ends_at
      from sign_in.client_secret s join sign_in.client c on c.id = s.client_id
     where c.is_active and s.expires_at > ${now} order by s.expires_at limit 50`)
}
