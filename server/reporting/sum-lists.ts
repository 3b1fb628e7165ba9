import type { CallDefinition, QueryOf } from '#contract/call.ts'
import * as collin from '#contract/collin/reports.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import * as reports from '#contract/lists/reports.ts'
import * as lists from '#contract/lists/sums.ts'
import * as view from '#contract/onling-v2/view.ts'
import { getBonusCost, getVenueSums } from '#contract/play-v1/feed-reports.ts'
import { getDeclines } from '#contract/play-v1/payment-reports.ts'
import * as people from '#contract/play-v1/people-reports.ts'
import { getGamePerformance } from '#contract/play-v1/performance.ts'
import { makeWalkedList, Refusal, type ListSource, type RowOf } from '#server/kernel/index.ts'
import { getAccounting } from './accounting.ts'
import { getDeclines as readDeclines } from './declines.ts'
import { getBonusCost as readBonusCost } from './feeds/bonus-cost.ts'
import { getVenueSums as readVenueSums } from './feeds/venue-sums.ts'
import * as funds from './fund-sums.ts'
import * as games from './game-sums.ts'
import type { ReportNeeds } from './needs.ts'
import { getOverview } from './overview.ts'
import { getFirstDepositFunnel, getPlayCohorts } from './people/funnel.ts'
import { getGamePerformance as readPerformance } from './performance/game-performance.ts'

/** The most rows in the file of a report whose screen shows only the first ones. */
const ROWS_OF_FILE = 20_000

/** Reports as lists: their files are made, masked and audited like those of every list (decision 0279). */
export const sumsListed = (needs: ReportNeeds) => ({
  'game-sums': makeWalkedList({
    list: lists.gameSumList,
    call: view.getGameSums,
    isReadWhole: true,
    read: (question, _reader, limit) => games.readGameSums(needs, { ...question, limit }),
    count: (question) => games.countGameSums(needs, question),
  }),
  'player-game-sums': makeWalkedList({
    list: lists.playerGameSumList,
    call: view.getGameSumsByPlayer,
    isReadWhole: true,
    read: (question, _reader, limit) => games.readGameSumsByPlayer(needs, { ...question, limit }),
    count: (question) => games.countGameSumsByPlayer(needs, question),
  }),
  'fund-sums': makeWalkedList({
    list: lists.fundSumList,
    call: view.getFundSums,
    isReadWhole: true,
    read: (question, _reader, limit) => funds.readFundSums(needs, { ...question, limit }),
    count: (question) => funds.countFundSums(needs, question),
  }),
  'player-fund-sums': makeWalkedList({
    list: lists.playerFundSumList,
    call: view.getFundSumsByPlayer,
    isReadWhole: true,
    read: (question, _reader, limit) => funds.readFundSumsByPlayer(needs, { ...question, limit }),
    count: (question) => funds.countFundSumsByPlayer(needs, question),
  }),
  'overview-days': onOnePage(lists.overviewDayList, view.getMainOverview, (query) => getOverview(needs, query, 'day')),
  'overview-months': onOnePage(lists.overviewMonthList, collin.getMainOverviews, (query) =>
    getOverview(needs, query, 'month'),
  ),
  'trial-balance': onOnePage(reports.trialBalanceList, collin.getAccounting, (query) => getAccounting(needs, query)),
  'game-performance': onOnePage(reports.gamePerformanceList, getGamePerformance, (query) =>
    readPerformance(needs, query, ROWS_OF_FILE),
  ),
  'first-deposit-funnel': onOnePage(reports.funnelList, people.getFunnel, (query) =>
    getFirstDepositFunnel(needs, query),
  ),
  cohorts: onOnePage(reports.cohortList, people.getCohorts, (query) => getPlayCohorts(needs, query)),
  'bonus-costs': onOnePage(reports.bonusCostList, getBonusCost, (query) => readBonusCost(needs, query)),
  'venue-sums': onOnePage(reports.venueSumList, getVenueSums, (query) => readVenueSums(needs, query)),
  'payment-declines': onOnePage(reports.declineList, getDeclines, (query) => readDeclines(needs, query, ROWS_OF_FILE)),
})

/** A report whose reply has all rows: no more than its days, accounts or games, or a refusal. */
function onOnePage<C extends CallDefinition>(
  list: ListDefinition,
  call: C,
  read: (query: QueryOf<C>) => Promise<{ readonly rows: RowOf<C>[]; readonly isMore?: boolean }>,
): ListSource<RowOf<C>> {
  return makeWalkedList({
    list,
    call,
    read: async (question) => {
      const { rows, isMore = false } = await read(question)
      if (isMore) throw new Refusal('ERR_LIST_TOO_WIDE')
      return { rows, nextCursor: null }
    },
  })
}
