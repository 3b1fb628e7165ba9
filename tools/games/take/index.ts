import type { AnyDefinition } from '#games/engines.ts'
import type { Proposal } from './proposal.ts'
import { takeBets } from './take-bets.ts'
import { takeBook, type BookLayout } from './take-book.ts'
import { takeCascade, type CascadeLayout } from './take-cascade.ts'
import { takeCollect, type CollectLayout } from './take-collect.ts'
import { takeHold, type HoldLayout } from './take-hold.ts'
import { takeWays, type WaysLayout } from './take-ways.ts'

/** How a proposal of each engine becomes a definition. The layouts are as the prototype wrote them. */
export const takers: Readonly<Record<string, (proposal: Proposal<unknown>) => AnyDefinition>> = {
  dice: takeBets,
  pegs: takeBets,
  wheel: takeBets,
  keno: takeBets,
  scratch: takeBets,
  treasure: takeBets,
  roulette: takeBets,
  crash: takeBets,
  steps: takeBets,
  duel: takeBets,
  'video-poker': takeBets,
  book: (proposal) => takeBook({ ...proposal, layout: proposal.layout as BookLayout }),
  cascade: (proposal) => takeCascade({ ...proposal, layout: proposal.layout as CascadeLayout }),
  collect: (proposal) => takeCollect({ ...proposal, layout: proposal.layout as CollectLayout }),
  'hold-and-win': (proposal) => takeHold({ ...proposal, layout: proposal.layout as HoldLayout }),
  ways: (proposal) => takeWays({ ...proposal, layout: proposal.layout as WaysLayout }),
}
