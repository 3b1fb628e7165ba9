import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { bonusLog } from '../lists/bonus-log.ts'
import { listQuery } from '../lists/list.ts'
import { venueLog } from '../lists/venue-log.ts'
import { GIFT_KINDS } from '../shapes/campaigns.ts'
import { Instant, page, PageQuery, PlayerId, Uuid } from '../shapes/fields.ts'
import { Currency, Money } from '../shapes/money.ts'
import { Day, Freshness, ReportFilter } from '../shapes/reports.ts'

/** Reports of bonus costs and of play at venues, their logs, and the fields of their rows. */
const reports = '/capi/BackOffice/v1/Reports'
const logs = '/capi/BackOffice/v1/Logs'
const read = { method: 'GET', audience: 'staff' } as const
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Days before and after the acceptance of a bonus that are reported beside its cost. */
export const VALUE_DAYS = 30

/**
 * Offers and acceptances of bonus money and of free rounds. `given`: accepted amount; `staked`: part of stakes paid by bonus money;
 * `wagered`: part of it that counted; `won`: its share of wins; `converted`: became cash; `takenBack`: returned to the house.
 * `freeRounds`: rounds paid by the house; `free`: their cost, stakes less held wins, and cash given instead. `cost`: deducted in
 * NGR: staked − won + converted + free.
 */
const BonusFigures = {
  offered: Type.Integer(),
  accepted: Type.Integer(),
  given: Money,
  staked: Money,
  wagered: Money,
  won: Money,
  converted: Money,
  takenBack: Money,
  freeRounds: Type.Integer(),
  free: Money,
  cost: Money,
}

/** A campaign, a bonus defined by hand, or free rounds of neither: then the name is `club` or `tournament`. */
const BonusSource = {
  sourceId: Uuid,
  ofCampaign: Type.Boolean(),
  name: Type.String(),
  /** What a campaign gives. */
  gift: orNull(Type.Enum([...GIFT_KINDS])),
  brand: orNull(Type.String()),
}

const VenueFigures = {
  visits: Type.Integer(),
  rounds: Type.Integer(),
  stake: Money,
  win: Money,
  /** Part of the wins that were jackpots. */
  jackpot: Money,
  ggr: Money,
}

export const getBonusCost = defineCall({
  ...read,
  path: `${reports}/BonusCost`,
  permission: 'reports.read',
  summary: 'Cost of bonuses by campaign, and the revenue from those who accepted them, before and after',
  query: Type.Object(ReportFilter),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        ...BonusSource,
        ...BonusFigures,
        /** Number of distinct people who accepted it in these days. */
        receivers: Type.Integer(),
        /** NGR of these people in the 30 days before the day of their acceptance, and from that day on. */
        ngrBefore: Money,
        ngrAfter: Money,
        /** Whether the days after it are over for all of them. */
        isWhole: Type.Boolean(),
      }),
    ),
    days: Type.Array(Type.Object({ day: Day, given: Money, cost: Money })),
    ...Freshness,
  }),
  refusals: [],
})

export const getVenueSums = defineCall({
  ...read,
  path: `${reports}/VenueSums`,
  permission: 'reports.read',
  summary: 'Play at venues, by venue and by day',
  query: Type.Object(ReportFilter),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        venueId: Uuid,
        venue: Type.String(),
        town: Type.String(),
        brand: orNull(Type.String()),
        currency: Currency,
        ...VenueFigures,
      }),
    ),
    days: Type.Array(Type.Object({ day: Day, visits: Type.Integer(), stake: Money, ggr: Money })),
    ...Freshness,
  }),
  refusals: [],
})

const BonusDay = Type.Object({ id: Uuid, day: Day, currency: Currency, ...BonusSource, ...BonusFigures })
const VenueDay = Type.Object({
  id: Uuid,
  day: Day,
  currency: Currency,
  venueId: Uuid,
  venue: Type.String(),
  brand: orNull(Type.String()),
  players: Type.Integer(),
  ...VenueFigures,
})

export const listBonusDays = defineCall({
  ...read,
  path: `${logs}/BonusLog`,
  permission: bonusLog.permission,
  summary: 'Bonus money by day and campaign',
  query: Type.Object(listQuery(bonusLog)),
  reply: page(BonusDay),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listVenueDays = defineCall({
  ...read,
  path: `${logs}/VenueLog`,
  permission: venueLog.permission,
  summary: 'Play at venues, by day and venue',
  query: Type.Object(listQuery(venueLog)),
  reply: page(VenueDay),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listBonusSteps = defineCall({
  ...read,
  path: `${logs}/BonusSteps`,
  permission: 'reports.players',
  summary: 'The steps that are summed in a row of the log of bonuses',
  query: Type.Object({ ...PageQuery, rowId: Uuid }),
  reply: Type.Object({
    ...page(
      Type.Object({
        /** For a step of a bonus its number; for free rounds their kind and id. */
        id: Type.String(),
        at: Instant,
        /** Name of the step in the history of a bonus. */
        step: Type.String(),
        awardId: Uuid,
        playerId: PlayerId,
        /** Change of the bonus money; negative when it decreased. */
        change: Money,
        wagered: Money,
        /** What the house paid for free rounds. */
        free: Money,
      }),
    ).properties,
    row: BonusDay,
  }),
  refusals: ['ERR_LOG_ROW_NOT_FOUND'],
})

export const listVenueFacts = defineCall({
  ...read,
  path: `${logs}/VenueFacts`,
  permission: 'reports.players',
  summary: 'The facts that are summed in a row of the log of venues',
  query: Type.Object({ ...PageQuery, rowId: Uuid }),
  reply: Type.Object({
    ...page(
      Type.Object({
        reference: Type.String(),
        at: Instant,
        kind: Type.Enum(['visit', 'stake', 'win', 'jackpot']),
        playerId: PlayerId,
        terminalId: orNull(Uuid),
        amount: Money,
      }),
    ).properties,
    row: VenueDay,
  }),
  refusals: ['ERR_LOG_ROW_NOT_FOUND'],
})
