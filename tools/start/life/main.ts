import { readEnvironment } from '#apps/api/environment/environment.ts'
import { makeLife } from './make-life.ts'

// The process that creates the history of the demonstration's people, beside the running casino.

const began = Date.now()
const { people, rounds } = await makeLife(readEnvironment('api', process.env))
process.stdout.write(`${people} people, ${rounds} rounds, in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
if (rounds === 0) process.stdout.write('Every round was refused: see the sheets of the games in the back office.\n')
process.exit(rounds === 0 ? 1 : 0)
