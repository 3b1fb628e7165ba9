import { readEnvironment } from '#apps/api/environment/environment.ts'
import { makeLife } from './make-life.ts'

// The process that makes the people of the demonstration live, beside the casino that runs already.

const began = Date.now()
const { people } = await makeLife(readEnvironment('api', process.env))
process.stdout.write(`${people} people, in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
process.exit(0)
