import { composePrizes, composeRoundsOfBooks, composeTournaments } from '#apps/api/compose/compose-tournaments.ts'
import { demoTargets } from '#config/demo.ts'
import { openDatabase, systemClock } from '#server/kernel/index.ts'
import { publishAction } from '#server/tournaments/publish-results.ts'
import { testEnvironment } from '../environment.ts'

// Publishes the results of a round like one process of the API, and kills itself after a number of prizes.
const [url = '', roundId = '', after = ''] = process.argv.slice(2)
const { configuration } = testEnvironment(url, { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' })
const db = openDatabase({ url, connections: 2, applicationName: 'publish-and-die' })
const ground = { db, clock: systemClock, configuration }
const { prizes } = composePrizes(ground)
let given = 0
const needs = {
  ...composeTournaments(ground, { judgeEntry: async () => {} }),
  rounds: composeRoundsOfBooks('Europe/Bratislava'),
  prizes: {
    ...prizes,
    obstacleTo: (...asked: Parameters<typeof prizes.obstacleTo>) => {
      given += 1
      if (given > Number(after)) process.kill(process.pid, 'SIGKILL')
      return prizes.obstacleTo(...asked)
    },
  },
}
const by = { reason: 'test', decision: 'test', acceptedWarnings: [] }
const [asker, approver] = [
  { userId: 1, name: 'One' },
  { userId: 2, name: 'Two', permissions: [] },
]
await db.transaction((tx) => publishAction(needs).run(tx, { roundId }, { ...by, asker, approver }, undefined))
await db.close()
