import { buildWhatChanged, forgetBuilds } from '../start/build.ts'

// Makes the browsers' bundles, as a start does: the products of the journeys find them made. `--fresh` makes all of them.
if (process.argv.includes('--fresh')) forgetBuilds()
try {
  buildWhatChanged(console.log)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
