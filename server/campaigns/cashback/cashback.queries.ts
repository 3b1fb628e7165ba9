import type { CampaignState } from '#contract/states/campaign-states.ts'
import { sql, type Querier } from '../../kernel/index.ts'

export type CashbackCampaign = { readonly id: string; readonly state: CampaignState; readonly endedAt: Date | null }

/** Campaigns of cashback with a version in force, also those that ended since an instant. */
export async function listCashback(db: Querier, target: string, endedSince: Date): Promise<CashbackCampaign[]> {
  return db.query<CashbackCampaign>(sql`
    select id, state, ended_at from campaigns.campaign
     where target = ${target} and kind = 'cashback' and live_version is not null
       and (ended_at is null or ended_at > ${endedSince})
     order by id`)
}

/** Progress of a period. `waiting`: accounts with a round that was open. */
export type PeriodProgress = {
  readonly startsAt: Date
  readonly afterAccount: number
  readonly readAt: Date | null
  readonly waiting: readonly number[]
  readonly doneAt: Date | null
}

const progressColumns = sql`starts_at, after_account, read_at, to_jsonb(waiting) as waiting, done_at`

/** Begun periods of a campaign. */
export async function listPeriods(db: Querier, campaignId: string): Promise<PeriodProgress[]> {
  return db.query<PeriodProgress>(sql`
    select ${progressColumns} from campaigns.cashback_period where campaign_id = ${campaignId}`)
}

type OfPeriod = { readonly campaignId: string; readonly startsAt: Date }

/** Begins a period; one that has begun is not changed. */
export async function beginPeriod(
  db: Querier,
  { campaignId, startsAt, endsAt, version }: OfPeriod & { readonly endsAt: Date; readonly version: number },
): Promise<void> {
  await db.query(sql`
    insert into campaigns.cashback_period (campaign_id, starts_at, ends_at, version)
    values (${campaignId}, ${startsAt}, ${endsAt}, ${version}) on conflict do nothing`)
}

/** A page of accounts was judged; another process may be further. @param readAt when it was the last page */
export async function savePage(
  db: Querier,
  of: OfPeriod,
  page: { readonly afterAccount: number; readonly waiting: readonly number[]; readonly readAt: Date | null },
): Promise<void> {
  await db.query(sql`
    update campaigns.cashback_period
       set after_account = greatest(after_account, ${page.afterAccount}),
           waiting = array(select distinct unnest(waiting || ${[...page.waiting]}::bigint[])),
           read_at = coalesce(read_at, ${page.readAt})
     where campaign_id = ${of.campaignId} and starts_at = ${of.startsAt}`)
}

/** Accounts that no longer wait. A period is done when all accounts were judged and none waits. */
export async function takeWaiting(db: Querier, of: OfPeriod, judged: readonly number[], at: Date): Promise<void> {
  await db.query(sql`
    update campaigns.cashback_period p
       set waiting = left_over.ids, done_at = case when cardinality(left_over.ids) = 0 then ${at}::timestamptz end
      from (select array(select unnest(waiting) from campaigns.cashback_period
                          where campaign_id = ${of.campaignId} and starts_at = ${of.startsAt}
                         except select unnest(${[...judged]}::bigint[])) as ids) as left_over
     where p.campaign_id = ${of.campaignId} and p.starts_at = ${of.startsAt} and p.read_at is not null and p.done_at is null`)
}
