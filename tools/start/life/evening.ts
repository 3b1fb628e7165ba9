import { forEachAtOnce } from './at-once.ts'
import type { Visit } from './cast.ts'
import { AT_ONCE, type Life } from './life.ts'
import { beginVisit, endVisit, playRound, type Person } from './player-life.ts'

const MINUTE_MS = 60_000
const BETWEEN_ROUNDS_MS = 7_000

/** Everybody plays at the minute of their visit; those of one minute play concurrently. Returns the number of rounds played. */
export async function playEvening(life: Life, day: number): Promise<number> {
  const { people, goTo, midnightOf, end } = life
  const visits = people.flatMap((person) =>
    person.visits.filter((visit) => visit.day === day).map((visit) => ({ person, visit })),
  )
  let rounds = 0
  const minutes = [...new Set(visits.map(({ visit }) => visit.minute))].sort((a, b) => a - b)
  for (const minute of minutes) {
    const at = midnightOf(day) + minute * MINUTE_MS
    if (at > end - 60 * MINUTE_MS) return rounds
    goTo(at)
    rounds += await playTogether(
      life,
      visits.filter(({ visit }) => visit.minute === minute),
      at,
    )
  }
  return rounds
}

async function playTogether(
  { world, goTo }: Life,
  visits: readonly { person: Person; visit: Visit }[],
  at: number,
): Promise<number> {
  const tables = await forEachAtOnce(visits, AT_ONCE, async ({ person, visit }) => ({
    person,
    visit,
    playing: await beginVisit(world, person, visit),
  }))
  let played = 0
  let present = tables.flatMap(({ playing, ...one }) => (playing ? [{ ...one, playing }] : []))
  for (let round = 0; present.length > 0; round += 1) {
    goTo(at + MINUTE_MS + round * BETWEEN_ROUNDS_MS)
    const leaving: typeof present = []
    const staying: typeof present = []
    await forEachAtOnce(present, AT_ONCE, async (table) => {
      const goesOn = round < table.visit.rounds && (await playRound(world, table.playing))
      if (goesOn) played += 1
      ;(goesOn ? staying : leaving).push(table)
    })
    await forEachAtOnce(leaving, AT_ONCE, ({ person, visit, playing }) => endVisit(world, person, visit, playing.token))
    present = staying
  }
  return played
}
