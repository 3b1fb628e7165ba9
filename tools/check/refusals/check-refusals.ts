import { findUndeclared, readCalls } from './find-undeclared.ts'
import { readServerTexts } from './read-call-graph.ts'

// A part of `npm run types`: a refusal that its call does not declare does not pass, even where a function that several calls
// share raises it, which the compiler cannot see.

const problems = (await readCalls(readServerTexts())).flatMap(findUndeclared)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
