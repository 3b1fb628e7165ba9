import { accountingLog } from './accounting-log.ts'
import { aisgPackageList } from './aisg-packages.ts'
import { bankItemList } from './bank-items.ts'
import { contentList } from './content.ts'
import { fileList } from './files.ts'
import { crashBetLog, crashLog } from './crash-log.ts'
import { depositList } from './deposits.ts'
import { fundsLog } from './funds-log.ts'
import { gameLog } from './game-log.ts'
import { jackpotLog } from './jackpot-log.ts'
import { jackpotWinList } from './jackpot-wins.ts'
import type { ListDefinition } from './list.ts'
import { overviewLog } from './overview-log.ts'
import { playerList } from './players.ts'
import { riskAlertList, riskCaseList } from './risk.ts'
import { securityList } from './security.ts'
import { ticketList } from './tickets.ts'
import { withdrawalList } from './withdrawals.ts'

/** Every declared list, by its name. */
export const allLists = {
  players: playerList,
  withdrawals: withdrawalList,
  deposits: depositList,
  tickets: ticketList,
  'bank-items': bankItemList,
  'jackpot-wins': jackpotWinList,
  security: securityList,
  content: contentList,
  files: fileList,
  'overview-log': overviewLog,
  'accounting-log': accountingLog,
  'funds-log': fundsLog,
  'game-log': gameLog,
  'crash-log': crashLog,
  'crash-bet-log': crashBetLog,
  'jackpot-log': jackpotLog,
  'risk-alerts': riskAlertList,
  'risk-cases': riskCaseList,
  'aisg-packages': aisgPackageList,
} as const satisfies Record<string, ListDefinition>

export type ListName = keyof typeof allLists
export const LIST_NAMES = Object.keys(allLists) as ListName[]
