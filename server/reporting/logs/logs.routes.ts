import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/logs.ts'
import { serve, wordsOfQuestion } from '#server/kernel/index.ts'
import type { ReportNeeds } from '../needs.ts'
import { figurePeopleListed, figureProtectionListed } from './figure-entries.ts'
import { showEntriesOfRow } from './list-entries.ts'
import { accountingListed, gameDaysListed, overviewListed } from './show-days.ts'

/** Mounts the logs of days. Their filter is the subject in the audit log. */
export function logRoutes(app: FastifyInstance, needs: ReportNeeds): void {
  const [overview, accounting, games] = [overviewListed(needs), accountingListed(needs), gameDaysListed(needs)]
  serve(app, calls.mainOverviewLog, ({ query, caller, subject }) => {
    subject('report', 'overview-log', wordsOfQuestion({}, query))
    return overview.page(query, caller)
  })
  serve(app, calls.listAccounting, ({ query, caller, subject }) => {
    subject('report', 'accounting-log', wordsOfQuestion({}, query))
    return accounting.page(query, caller)
  })
  serve(app, calls.listGameDays, ({ query, caller, subject }) => {
    subject('report', 'game-log', wordsOfQuestion({}, query))
    return games.page(query, caller)
  })
  const [people, protection] = [figurePeopleListed(needs), figureProtectionListed(needs)]
  serve(app, calls.listFigurePeople, ({ query, caller, subject }) => {
    subject('report', 'figure-people', wordsOfQuestion({}, query))
    return people.page(query, caller)
  })
  serve(app, calls.listFigureProtection, ({ query, caller, subject }) => {
    subject('report', 'figure-protection', wordsOfQuestion({}, query))
    return protection.page(query, caller)
  })
  serve(app, calls.listAccountingEntries, ({ query, caller, subject }) => {
    subject('report', 'accounting-entries', query.rowId)
    return showEntriesOfRow(needs, { query, caller })
  })
}
