import type { FastifyInstance } from 'fastify'
import { answerCallerCheck, beginCallerCheck, getCallerCheck } from '#contract/play-v1/staff-callers.ts'
import { serve } from '#server/kernel/index.ts'
import { answerCheck } from './answer-check.ts'
import { beginCheck } from './begin-check.ts'
import { getCheck } from './get-check.ts'
import type { CallerCheckNeeds } from './needs.ts'

export function callerCheckRoutes(app: FastifyInstance, needs: CallerCheckNeeds): void {
  serve(app, getCallerCheck, (input) => getCheck(needs, input))
  serve(app, beginCallerCheck, (input) => beginCheck(needs, input))
  serve(app, answerCallerCheck, (input) => answerCheck(needs, input))
}
