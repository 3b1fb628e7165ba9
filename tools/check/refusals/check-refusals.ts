import { findUndeclared, readCalls } from './find-undeclared.ts'
import { readServerTexts } from './read-call-graph.ts'

// Part of `npm run types`: an undeclared refusal of a call fails the check, even where a function that several calls
// share raises it, which the compiler cannot see.

const problems = (await readCalls(readServerTexts())).flatMap(findUndeclared)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
