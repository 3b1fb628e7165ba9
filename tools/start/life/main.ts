import { readEnvironment } from '#apps/api/environment/environment.ts'
import { makeLife } from './make-life.ts'

// The process that creates the history of the demonstration's people, beside the running casino.

const began = Date.now()
const { people } = await makeLife(readEnvironment('api', process.env))
process.stdout.write(`${people} people, in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
process.exit(0)
