import type { Action } from '#server/approvals/index.ts'
import { activateBonus } from '#server/bonuses/activate-bonus.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { approveAction } from '#server/campaigns/approve-campaign.ts'
import { giveGift } from '#server/campaigns/give-gift.ts'
import { makeCodes } from '#server/campaigns/make-codes.ts'
import { checkVersion } from '#server/campaigns/move-campaign.ts'
import { useCode } from '#server/campaigns/use-code.ts'
import { createCampaign } from '#server/campaigns/write-campaign.ts'
import { convertOffer } from '#server/free-rounds/relations/convert-offer.ts'
import { Refusal, refuse, sql, type Database, type StaffCaller } from '#server/kernel/index.ts'
import { countStakes } from '#server/loyalty/facts/count-stakes.ts'
import { saveAction } from '#server/loyalty/definitions/save-definition.ts'
import { registerPlayer } from '#server/tournaments/register.ts'
import { planAction } from '#server/tournaments/plan-round.ts'
import { createTournament } from '#server/tournaments/write-tournament.ts'
import { createDefinition } from '#server/triggers/definitions/write-definition.ts'
import { goLiveAction } from '#server/triggers/go-live.ts'
import { createTrigger } from '#server/triggers/write-trigger.ts'
import type { Brand } from '../open-brand.ts'
import { SCARCE, type Free, type Written } from './plan.ts'

const WHY = 'Plán akcí na celý měsíc.'
const LATER = new Date(8.64e15)
const staff = (userId: number, name: string): StaffCaller => ({
  kind: 'staff',
  userId,
  name,
  sessionId: '',
  audience: 'main',
  roles: [],
  ceilings: {},
  permissions: ['campaigns.manage', 'tournaments.manage', 'loyalty.manage'],
  idleEndsAt: LATER,
  absoluteEndsAt: LATER,
})
export const WRITER = staff(1, 'Simulace')
export const APPROVER = staff(2, 'Druhá')

/** Asked by one person and signed by another: the check, the look, the run and what follows the commit, as under the policy. */
export async function byTwo<Input, Result, Checked>(
  db: Database,
  action: Action<Input, Result, Checked>,
  input: Input,
): Promise<Result> {
  const checked = (await action.check?.(input, WRITER)) as Checked
  const by = { asker: WRITER, approver: APPROVER, reason: WHY, decision: WHY }
  const ran = await db.transaction(async (tx) => {
    const { warnings } = await action.preview(tx, input, WRITER)
    const acceptedWarnings = warnings.map(({ id }) => id)
    return action.run(tx, input, { ...by, acceptedWarnings }, checked)
  })
  return action.afterwards ? action.afterwards(ran, input, { ...by, acceptedWarnings: [] }) : ran
}

/** Staff write something and bring it to where it gives. Done again after a crash it goes on from where it stood. */
export async function write(brand: Brand, written: Written): Promise<null> {
  if (written.what === 'campaign') await writeCampaign(brand, written)
  else if (written.what === 'tournament') await writeTournament(brand, written)
  else if (written.what === 'trigger') await writeTrigger(brand, written)
  else await writeRule(brand, written)
  return null
}

async function writeCampaign({ db, target, promotions }: Brand, written: Extract<Written, { what: 'campaign' }>) {
  const { campaigns } = promotions
  const { key, terms, words } = written
  const [known] = await db.query<{ id: string }>(sql`
    select c.id from campaigns.campaign c join campaigns.version v on v.campaign_id = c.id
     where c.target = ${target} and v.terms->>'name' = ${key}`)
  const campaignId = known?.id ?? (await createCampaign(campaigns, { terms }, WRITER.userId)).campaign.campaignId
  const [version] = await db.query<{ state: string }>(sql`
    select state from campaigns.version where campaign_id = ${campaignId}`)
  if (version?.state !== 'approved') {
    await checkVersion(campaigns, { campaignId, version: 1 })
    await byTwo(db, approveAction(campaigns), { campaignId, version: 1 })
  }
  for (const { word, usesMax } of words)
    await makeCodes(campaigns, { campaignId, codes: { kind: 'word', word }, usesMax }, WRITER.userId).catch(
      unlessRefused('ERR_CODE_USED'),
    )
}

async function writeTournament({ db, target, promotions, clock }: Brand, written: Written & { what: 'tournament' }) {
  const { tournaments } = promotions
  const { key: name, terms, from, to } = written
  const [known] = await db.query<{ id: string; rounds: number }>(sql`
    select t.id, (select count(*) from tournaments.round r where r.tournament_id = t.id) as rounds
      from tournaments.tournament t where t.target = ${target} and t.name = ${name}`)
  const quiet = () => {}
  const body = { name, about: name, hallId: null, ...terms, explanation: WHY }
  const input = { body, caller: WRITER, changed: quiet, subject: quiet, refuse }
  const tournamentId =
    known?.id ??
    (await createTournament(tournaments, input as unknown as Parameters<typeof createTournament>[1])).tournamentId
  if ((known?.rounds ?? 0) > 0) return
  const opensAt = clock.now().toISOString()
  const plan = { tournamentId, opensAt, registersUntil: to, startsAt: from, endsAt: to, capacity: null }
  await byTwo(db, planAction(tournaments), plan)
}

async function writeRule({ db, target, promotions }: Brand, { key, content }: Written & { what: 'rule' }) {
  const known = await db.query(sql`
    select id from loyalty.definition where target = ${target} and kind = 'rule' and key = ${key}`)
  if (known.length === 0) await byTwo(db, saveAction(promotions.loyalty), { key, content, isOn: true })
  // What is staked before the first look counts for nothing; nobody has come yet.
  await countStakes(promotions.loyalty)
}

async function writeTrigger({ db, target, promotions }: Brand, written: Written & { what: 'trigger' }) {
  const { triggers } = promotions
  const { key: name, campaign, limits } = written
  const [given] = await db.query<{ id: string }>(sql`
    select c.id from campaigns.campaign c join campaigns.version v on v.campaign_id = c.id
     where c.target = ${target} and v.terms->>'name' = ${campaign}`)
  const [defined] = await db.query<{ id: string }>(sql`
    select id from triggers.definition where target = ${target} and key = ${name}`)
  const event = 'payments.deposit-settled'
  const definition = { key: name, event, description: WHY, isEnabled: true, explanation: WHY } as const
  const definitionId = defined?.id ?? (await createDefinition(triggers, definition, WRITER)).definitionId
  const [known] = await db.query<{ id: string; state: string }>(sql`
    select id, state from triggers.trigger where target = ${target} and definition_id = ${definitionId}`)
  const terms: TriggerTerms = {
    name,
    definitionId,
    condition: { join: 'all', of: [] },
    action: { kind: 'gift', campaignId: given?.id ?? '' },
    limits,
  }
  const triggerId = known?.id ?? (await createTrigger(triggers, terms, WRITER)).trigger.triggerId
  if (known?.state !== 'live') await byTwo(db, goLiveAction(triggers), { triggerId, version: 1 })
}

/** A person takes the free rounds that are offered, and makes of them what they want. What was done is not done again. */
export async function takeFree(
  { db, target, promotions }: Brand,
  playerId: number,
  { campaign, into }: { readonly campaign: Free; readonly into: 'rounds' | 'instead' },
): Promise<null> {
  const { campaigns, freeRounds } = promotions
  const [offered] = await db.query<{ id: string }>(sql`
    select c.id from campaigns.campaign c join campaigns.version v on v.campaign_id = c.id
     where c.target = ${target} and v.terms->>'name' = ${campaign}`)
  const given = await giveGift(campaigns, {
    campaignId: offered?.id ?? '',
    playerId,
    cause: 'taken',
    occasion: { kind: 'plain' },
  })
  if (given.outcome === 'not-given') return refuse('ERR_NOT_GIVEN', { why: given.why })
  const instead = campaign === 'free' ? ({ kind: 'cash' } as const) : ({ kind: 'bonus' } as const)
  const what = into === 'instead' ? instead : ({ kind: 'free-rounds', gameKey: FREE_GAME } as const)
  await convertOffer(freeRounds, { relationId: given.made, playerId, into: what })
  return null
}

const FREE_GAME = 'OvocnyKolotoc'

/** A person uses a code; one that an answer got lost of is used up and says so. */
export async function takeCode({ promotions }: Brand, playerId: number, code: string): Promise<null> {
  await useCode(promotions.campaigns, { code, playerId })
  return null
}

/** A person takes what they are offered, as their page shows it: the largest first. Nothing, where nothing is. */
export async function acceptOffer({ db, clock, promotions }: Brand, playerId: number): Promise<null> {
  const [offer] = await db.query<{ id: string }>(sql`
    select a.id from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id
     where a.player_id = ${playerId} and a.state = 'offered' and a.accept_before > ${clock.now()} and b.name not like ${`${SCARCE}%`}
     order by a.amount desc, b.name limit 1`)
  if (!offer) return null
  await activateBonus(promotions.bonuses, { awardId: offer.id }, playerId).catch(unlessRefused('ERR_STATE_CHANGED'))
  return null
}

/** A person enters the tournament that is open or played. */
export async function enterRound({ db, target, promotions }: Brand, playerId: number, key: string): Promise<null> {
  const [round] = await db.query<{ id: string }>(sql`
    select r.id from tournaments.round r join tournaments.tournament t on t.id = r.tournament_id
     where t.target = ${target} and t.name = ${key}`)
  const roundId = round?.id ?? refuse('ERR_TOURNAMENT_NOT_FOUND')
  await registerPlayer(promotions.tournaments, { roundId, playerId, isAnonymous: true, byName: null })
  return null
}

const unlessRefused =
  (code: string) =>
  (error: unknown): void => {
    if (!(error instanceof Refusal) || error.code !== code) throw error
  }
