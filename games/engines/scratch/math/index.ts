export {
  scratchEngine,
  type BoughtTicket,
  type ScratchBet,
  type ScratchDefinition,
  type ScratchOutcome,
} from './scratch-engine.ts'
export { winningFields, type ScratchLayout } from './scratch-layout.ts'
