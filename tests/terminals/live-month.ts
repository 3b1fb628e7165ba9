import { REPEAT_MS } from '#apps/venue-agent/settle-pending.ts'
import type { Hall } from './hall.ts'
import { playAt, takeAway } from './play-at.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 12
const CLOCK_OFF_MAX_MS = 10 * 60_000
/** In the middle of a wave, if it has so many requests. */
const REQUESTS_UNTIL_KILL = 40
const WAVE_MS = 2 * 3_600_000

/**
 * Days in a venue: in waves of two hours, with a guest at each terminal. Connections are cut for a wave or in its
 * middle, the agent is killed while it has unsent entries and while people play, the API is killed while people play, and the clock of the
 * agent is wrong by up to ten minutes, differently each day.
 */
export async function liveMonth(
  hall: Hall,
  { days, wavesPerDay, onDay }: { days: number; wavesPerDay: number; onDay?: (day: number) => void },
): Promise<void> {
  const { api, choices, network } = hall
  const first = api.clock.now()
  for (let day = 0; day < days; day += 1) {
    api.clock.set(new Date(first.getTime() + day * DAY_MS))
    hall.setClockOff(choices.between(-CLOCK_OFF_MAX_MS, CLOCK_OFF_MAX_MS))
    for (let wave = 0; wave < wavesPerDay; wave += 1) {
      await oneWave(hall)
      if (choices.isOneIn(3)) {
        hall.killAgent()
        hall.note('agent killed')
      }
      network.isCut = choices.isOneIn(5)
      network.requestsLeft = choices.isOneIn(4) ? choices.between(1, 200) : Infinity
      await hall.agent().forward()
      api.clock.advance(WAVE_MS)
      await hall.doWork()
    }
    onDay?.(day)
  }
  await settle(hall)
}

async function oneWave(hall: Hall): Promise<void> {
  const { terminals, guests, choices } = hall
  const offset = choices.between(0, guests.length - 1)
  const pairs = terminals.flatMap((terminal, index) => {
    const guest = guests[(index + offset) % guests.length]
    return guest && choices.isOneIn(2) ? [{ terminal, guest }] : []
  })
  hall.killAgentAfter(choices.between(1, REQUESTS_UNTIL_KILL))
  const killAt = choices.isOneIn(6) ? choices.between(0, pairs.length) : undefined
  for (let from = 0; from < pairs.length; from += AT_ONCE) {
    const isKilled = killAt !== undefined && killAt >= from && killAt < from + AT_ONCE
    if (isKilled) hall.note('API killed')
    await Promise.all([
      ...pairs.slice(from, from + AT_ONCE).map(({ terminal, guest }) => playAt(hall, terminal, guest)),
      ...(isKilled ? [hall.apiProcess.kill()] : []),
    ])
  }
  hall.killAgentAfter(Infinity)
}

/** The connection is stable: everything is reported, and everybody leaves. */
async function settle(hall: Hall): Promise<void> {
  const { api, network } = hall
  Object.assign(network, { isCut: false, requestsLeft: Infinity })
  await hall.arrive()
  for (let tries = 0; tries < 50 && !(await hall.agent().forward()); tries += 1) hall.passTime()
  for (const terminal of hall.terminals)
    for (let tries = 0; tries < 50 && !(await takeAway(hall, terminal)); tries += 1) hall.passTime()
  // Nobody repeats what was interrupted.
  api.clock.advance(REPEAT_MS)
  for (let tries = 0; tries < 50 && !(await hall.agent().forward()); tries += 1) hall.passTime()
}
