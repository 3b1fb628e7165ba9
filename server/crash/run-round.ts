import { multiplierAt, runsForMs } from '#games/engines/crash/math/index.ts'
import { assert } from '../kernel/index.ts'
import * as betQueries from './bets.queries.ts'
import { endLostParts } from './bonus-part.ts'
import { become, inLead, type Led } from './led.ts'
import { recordBigWins, payBets } from './pay-bets.ts'
import * as roundQueries from './rounds.queries.ts'
import type { RoundRow } from './rounds.queries.ts'
import { stopRound } from './stop-round.ts'
import { GRACE_MS, LAPSE_MS } from './timing.ts'

/** Pays every open bet whose automatic cash-out has been reached. */
async function payDue(led: Led, present: RoundRow, upTo: number, now: Date): Promise<void> {
  const { room, definition, last } = led
  // In a game with stations a player may set a cash-out while the round runs: the books have the latest state.
  if (led.targets === undefined || definition.stations)
    led.targets = await betQueries.listTargets(room.db, present.id, last)
  if ((led.targets[0] ?? Number.POSITIVE_INFINITY) > upTo) return
  const paid = await inLead(led, async (tx, { seriesId }) => {
    const due = await betQueries.lockDue(tx, present.id, upTo, last)
    const cashOuts = due.map((bet) => ({
      bet,
      cashOut: bet.autoCashOut ?? last,
      cashedBy: bet.askedAt ? ('player' as const) : ('auto' as const),
    }))
    return payBets(room, tx, cashOuts, { seriesId, roundNo: present.no, now })
  })
  led.targets = led.targets.filter((target) => target > upTo)
  recordBigWins(room, paid, now)
  if (paid.length > 0) room.announce(led.lead.gameKey)
}

/** Continues a running round, until it crashes or is stopped. */
export async function runRound(led: Led, present: RoundRow, now: Date): Promise<void> {
  const { room, definition } = led
  assert(present.startedAt, 'A running round was started.')
  const { link, crashPoint } = await room.secrets.of(room.db, present)
  const startedMs = present.startedAt.getTime()
  const crashedAt = new Date(startedMs + runsForMs(definition, crashPoint))
  // A gap in the lead stops the round where it was last led, also when the same process was suspended. The start counts
  // as a heartbeat: a leader that failed between it and the next heartbeat led until the start.
  const { lapse } = led
  const lapsedMs = Math.max(lapse?.from.getTime() ?? 0, startedMs)
  if (lapse && lapse.until.getTime() - lapsedMs > LAPSE_MS && lapsedMs < crashedAt.getTime()) {
    const stoppedAt = multiplierAt(definition, lapsedMs - startedMs)
    return become(
      led,
      await inLead(led, (tx, game) => stopRound(room, tx, { game, round: present, link, crashPoint, stoppedAt, now })),
    )
  }
  await payDue(led, present, Math.min(crashPoint, multiplierAt(definition, now.getTime() - startedMs)), now)
  if (now < crashedAt) return
  become(
    led,
    await inLead(led, (tx) =>
      roundQueries.crashRound(tx, { id: present.id, crashedAt, crashPoint, link, stoppedAt: null }),
    ),
  )
}

/** Settles a round that crashed, when the grace time of its last cash-outs is over. */
export async function endRound(led: Led, present: RoundRow, now: Date): Promise<void> {
  const { room } = led
  assert(present.crashedAt && present.crashPoint !== null, 'A round that crashed has its crash point.')
  if (now.getTime() < present.crashedAt.getTime() + GRACE_MS) return
  const { crashPoint } = present
  // Pays again what is due: nothing is lost that was won.
  led.targets = undefined
  await payDue(led, present, crashPoint, now)
  become(
    led,
    await inLead(led, async (tx) => {
      await endLostParts(room, tx, await betQueries.markLost(tx, present.id, now), now)
      return roundQueries.settleRound(tx, present.id, now)
    }),
  )
}
