import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { DocumentNumber } from '../shapes/documents.ts'
import { Done, Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { TerminalKind } from '../shapes/places.ts'
import { CREDIT_OUTCOMES } from '../shapes/venue-play.ts'

/** The live state of a venue, for its manager. Not in the specification. */
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Ends of a sitting at a terminal that need attention. */
export const SITTING_INCIDENTS = ['panic', 'excluded', 'session-ended', 'line-lost'] as const
/**
 * All incidents: also a stake or a win above the law's maximum that was reported after it had happened, and credit that a player left
 * on a terminal, or that the terminal gave back although staff had closed its case.
 */
export const HALL_INCIDENTS = [
  ...SITTING_INCIDENTS,
  'stake-above-max',
  'win-above-max',
  'credit-left',
  'credit-returned',
] as const

const AboveMax = Type.Object({ amount: Money, max: Money, ruleId: Type.String() })

/** Has no names: the venue's own system knows who is at a terminal. Polled every few seconds. */
export const getHall = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Hall/Get',
  audience: 'staff',
  permission: 'places.read',
  forVenues: 'own',
  isUnaudited: true,
  summary: 'Live view of a venue: terminals, attendance and incidents',
  query: Type.Object({ venueId: Uuid }),
  reply: Type.Object({
    at: Instant,
    terminals: Type.Array(
      Type.Object({
        terminalId: Uuid,
        serial: Type.String(),
        kind: TerminalKind,
        seats: Type.Integer(),
        /** Number of occupied seats. */
        taken: Type.Integer(),
        /** Since when the first of them is occupied, and the last activity at any of them. */
        since: orNull(Instant),
        lastAt: orNull(Instant),
      }),
    ),
    /** By the calendar of the market. */
    attendance: Type.Object({
      visits: Type.Integer(),
      people: Type.Integer(),
      hours: Type.Array(Type.Object({ hour: Type.Integer(), visits: Type.Integer() })),
    }),
    /** The law's maximum of one stake here and of one win, each with its rule; null: none is known. */
    stakeMax: orNull(Type.Object({ amount: Money, ruleId: Type.String() })),
    winMax: orNull(Type.Object({ amount: Money, ruleId: Type.String() })),
    /** Agents of the venue by their last reports: `VenuePlay/ReportState`. */
    agents: Type.Array(
      Type.Object({
        /** Its client; two may have one name. */
        clientId: Type.String(),
        name: Type.String(),
        reportedAt: Instant,
        /** It has reported nothing for longer than it should. */
        isSilent: Type.Boolean(),
        /** How far its clock is ahead of ours; since when it is off by more than is allowed. */
        clockAheadMs: Type.Integer(),
        clockOffSince: orNull(Instant),
        waiting: Type.Integer(),
        refused: Type.Integer(),
      }),
    ),
    /**
     * Of the last 24 hours, newest first: a stake or a win by when it was reported, which may be long after `at`. Credit that is left is
     * shown until it is given back or closed; what was given back after it was closed, for 30 days.
     */
    incidents: Type.Array(
      Type.Object({
        incidentId: Uuid,
        serial: Type.String(),
        at: Instant,
        reason: Type.Enum([...HALL_INCIDENTS]),
        /** Of `stake-above-max`, and of `win-above-max`. */
        stake: orNull(AboveMax),
        win: orNull(AboveMax),
        /** Of `credit-left`: what the venue has not given back, by its reports. Of `credit-returned`: what it gave back. */
        credit: orNull(Money),
      }),
    ),
  }),
  refusals: ['ERR_VENUE_NOT_FOUND'],
  ratePerMinute: 60,
})

/** For staff at the door, with a document scanner: whether the person may enter, and nothing more. Each check is recorded. */
export const checkDoor = defineCall({
  method: 'POST',
  path: '/capi/BackOffice/v1/Hall/CheckDoor',
  audience: 'staff',
  permission: 'places.door',
  forVenues: 'own',
  summary: 'Whether the holder of a document may enter',
  body: Type.Object({
    documentNumber: DocumentNumber,
    /** The venue of the door: staff of venues can only use their own. */
    venueId: Type.Optional(Uuid),
  }),
  reply: Type.Object({
    /** `unknown`: no account has this document, which says nothing about the register. */
    answer: Type.Enum(['allowed', 'not-allowed', 'unknown']),
  }),
  refusals: ['ERR_VENUE_NOT_FOUND'],
  ratePerMinute: 60,
})

/**
 * Closes a case of credit left on a terminal that the terminal does not give back. No money moves; the player is told by a letter.
 */
export const closeCredit = defineCall({
  method: 'POST',
  path: '/capi/BackOffice/v1/Hall/CloseCredit',
  audience: 'staff',
  permission: 'cash.work',
  forVenues: 'own',
  summary: 'Close a case of credit left on a terminal',
  body: Type.Object({
    /** Of the incident `credit-left`. */
    incidentId: Uuid,
    outcome: Type.Enum([...CREDIT_OUTCOMES]),
    /** Number of the receipt of the cash: with `paid`, and only then. */
    receipt: Type.Optional(text(60, 1)),
    explanation: text(1000, 5),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: ['ERR_CREDIT_NOT_FOUND', 'ERR_CREDIT_RECEIPT', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})

/** For support: by the reports of venues, and how staff closed it. */
export const getCreditLeft = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/GetCreditLeft',
  audience: 'staff',
  permission: 'players.read',
  summary: 'Credit that a player left on terminals',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    /** The newest first. */
    cases: Type.Array(
      Type.Object({
        creditId: Uuid,
        venueName: Type.String(),
        terminal: Type.String(),
        /** What is left; of a settled case, what was left at last. */
        amount: Money,
        /** When it was found, and since when nothing is left. */
        at: Instant,
        settledAt: orNull(Instant),
        /** By staff, the newest first; one that was settled without any was given back by its terminal. */
        closings: Type.Array(
          Type.Object({
            amount: Money,
            outcome: Type.Enum([...CREDIT_OUTCOMES]),
            receipt: orNull(Type.String()),
            closedAt: Instant,
            closedByName: Type.String(),
            approvedByName: orNull(Type.String()),
            /** What the terminal gave back after it all the same. */
            returned: Money,
          }),
        ),
      }),
    ),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
